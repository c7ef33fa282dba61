// Control characters can move the cursor or start an escape sequence; bidirectional overrides can reorder text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** Text from a file as a terminal may show it: on one line, without characters that command the terminal. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, " ").trim();
}
