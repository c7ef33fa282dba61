import { displayWidth } from "./display-width.js";

/** Wraps text between words to lines of this width; a longer word has its own line. */
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
