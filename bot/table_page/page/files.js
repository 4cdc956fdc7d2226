// Where the files of a map are: at the server, or at hand in a page that holds them itself.
let /** @type {((name: string) => string) | null} */ given = null;

export function hold(address) { given = address; } // gives the address of a file at hand by its name
export const areHeld = () => given !== null;
export const file = (name) => (given ? given(name) : `map/${name}.webp`);
