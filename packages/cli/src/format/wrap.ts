import { displayWidth } from "./display-width.js";

/** Breaks text between words into lines of at most so many columns; a longer word has a line of its own. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && displayWidth(longer) > columns) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Wraps text behind a first-line prefix, with the other lines under its beginning. */
export function hang(prefix: string, text: string, columns: number): readonly string[] {
  const indent = displayWidth(prefix);
  return wrap(text, columns - indent).map((line, index) => (index === 0 ? prefix : " ".repeat(indent)) + line);
}
