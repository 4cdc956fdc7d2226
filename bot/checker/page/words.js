// The words of the page: messages made beforehand of the locale's files, with arguments and choices by number.

const plural = new Intl.PluralRules(document.documentElement.lang);

function say(key, args = {}) {
  const message = WORDS[key];
  return message === undefined ? key : spoken(message, args);
}

function spoken(parts, args) {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const value = args[part.of];
      if (part.variants === undefined) return value === undefined ? "–" : String(value);
      const category = typeof value === "number" ? plural.select(value) : "";
      return spoken(part.variants[String(value)] ?? part.variants[category] ?? part.variants[part.else], args);
    })
    .join("");
}
