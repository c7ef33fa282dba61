import { greeting, type Letter, reasonLine, type Site, supportLine } from "./letter.js";

/** The letter as plain text. */
export function letterText(letter: Letter, firstName: string | undefined, site: Site): string {
  const { paragraphs, quotation, action, closing } = letter;
  const parts = [
    greeting(firstName),
    ...paragraphs,
    ...(quotation === undefined ? [] : [`${quotation.label}:\n\n${indented(quotation.text)}`]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    ...closing,
    supportLine(site),
    `--\n${reasonLine(site)}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

const indented = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `    ${line}`)
    .join("\n");
