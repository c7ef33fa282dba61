import { type Email, greeting, reasonLine, type Site, supportLine } from "./email.js";

/** The email as plain text. */
export function emailText(email: Email, firstName: string | undefined, site: Site): string {
  const { paragraphs, quotation, action, closing } = email;
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
