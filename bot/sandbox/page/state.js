// What the page knows: who you are, where you look, what is unread.
export const state = {
  people: [],
  me: "",
  places: { guilds: [], dms: [], users: [], dms_open: true, connected: false, can_join: [] },
  users: new Map(),
  channel: "",
  here: null,
  messages: new Map(),
  notes: [],
  failures: new Map(),
  unread: new Map(),
  told: new Map(), // person -> notifications since the list of them was opened
  ahead: 0, // seconds by which the clock of this sandbox is ahead of the machine's
  hint: "",
  apart: false, // each message with its author, as pictures of single messages want it
  go: () => {},
  hintDone: () => {},

  now() {
    return Date.now() / 1000 + this.ahead;
  },
  allPlaces() {
    const channels = this.places.guilds.flatMap((g) => g.channels);
    return [...channels, ...channels.flatMap((c) => c.threads), ...this.places.dms];
  },
  place(id) {
    return this.allPlaces().find((p) => p.id === id);
  },
  channelName(id) {
    const place = this.place(id);
    return place?.name || (place?.type === 1 && this.places.users.find((u) => u.bot)?.name) || "unknown";
  },
  unreadOf(user) {
    if (!this.unread.has(user)) this.unread.set(user, new Map());
    return this.unread.get(user);
  },
  toldOf(user) {
    return this.told.get(user) || 0;
  },
  markUnread(user, channel) {
    const marks = this.unreadOf(user);
    marks.set(channel, (marks.get(channel) || 0) + 1);
  },
};
