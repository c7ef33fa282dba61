import { type Email, greeting, type Message, reasonLine, type Site, supportLine } from "./email.js";
import { emailHtml } from "./email-html.js";
import type { Mail, MailData, MailName } from "./mail.js";
import { ALL_MESSAGES } from "./messages/all-messages.js";

/** The email as plain text. */
function emailText(email: Email, firstName: string | undefined, site: Site): string {
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

/** Maximum length of a subject; mail programs cut off longer ones. */
const SUBJECT_LENGTH = 150;

/**
 * Renders a message.
 *
 * @param knownFirstName - First name of the recipient's account, for messages without a name.
 */
export function renderMail(mail: Mail, site: Site, knownFirstName?: string): Message {
  const data = withLinesJoined(mail.data);
  const email = emailOf(mail.name, data, site);
  const firstName = "firstName" in data ? data.firstName : knownFirstName;
  const subject = oneLine(email.subject);
  const asSent = { ...email, subject };
  return { subject, text: emailText(asSent, firstName, site), html: emailHtml(asSent, firstName, site) };
}

function emailOf<Name extends MailName>(
  name: Name,
  data: MailData[Name],
  site: Site,
): ReturnType<(typeof ALL_MESSAGES)[Name]> {
  return ALL_MESSAGES[name](data, site) as ReturnType<(typeof ALL_MESSAGES)[Name]>;
}

/** Longer texts by users, which are quoted and keep their line breaks. */
const AT_LENGTH: ReadonlySet<string> = new Set(["reason", "note", "comment"]);

/** Characters that break a line, are invisible, or change the direction of the following text. */
const LINE_BREAKERS = /[\p{Cc}\p{Zl}\p{Zp}\s\u202a-\u202e\u2066-\u2069]+/gu;

/** Joins the lines of names: further lines would look like our own paragraphs. */
function withLinesJoined<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([key, value]): [string, unknown] =>
    typeof value === "string" && !AT_LENGTH.has(key) ? [key, value.replace(LINE_BREAKERS, " ").trim()] : [key, value],
  );
  return Object.fromEntries(entries) as Data;
}

/** Makes a header of one line: subjects contain names of projects and people. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const characters = [...line];
  return characters.length <= SUBJECT_LENGTH ? line : `${characters.slice(0, SUBJECT_LENGTH - 1).join("")}…`;
}
