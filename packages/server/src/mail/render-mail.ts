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

/** Characters of a subject; more is cut off by mail programs anyway. */
const SUBJECT_LENGTH = 150;

/**
 * The words of a message.
 *
 * @param knownFirstName - Of the account we write to, where the message itself does not say whom it greets.
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

/** What people wrote at length; it is set apart, and keeps its lines. */
const AT_LENGTH: ReadonlySet<string> = new Set(["reason", "note", "comment"]);

/** Characters that begin a line, are not seen, or turn the direction of the text that follows. */
const LINE_BREAKERS = /[\p{Cc}\p{Zl}\p{Zp}\s\u202a-\u202e\u2066-\u2069]+/gu;

/** Names are one line: more of them would be paragraphs of ours that somebody else wrote. */
function withLinesJoined<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([key, value]): [string, unknown] =>
    typeof value === "string" && !AT_LENGTH.has(key) ? [key, value.replace(LINE_BREAKERS, " ").trim()] : [key, value],
  );
  return Object.fromEntries(entries) as Data;
}

/** Names of projects and people stand in subjects, and a header is one line. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const characters = [...line];
  return characters.length <= SUBJECT_LENGTH ? line : `${characters.slice(0, SUBJECT_LENGTH - 1).join("")}…`;
}
