/** Details of a message that was not sent, without its recipient. */
export interface MailFailureDetails {
  /** Error code of nodemailer: `ECONNECTION`, `EENVELOPE` … */
  readonly code: string;
  /** Reply code of the mail server, if it replied: 550. */
  readonly responseCode?: number;
  /** SMTP command: `RCPT TO`. */
  readonly command?: string;
}

/** A message that was not accepted. Replies of mail servers repeat the address, so none of their text is kept. */
export class MailFailure extends Error {
  readonly details: MailFailureDetails;
  /** True if the mail server would refuse the same message again. */
  readonly isPermanent: boolean;

  constructor(details: MailFailureDetails) {
    const { code, responseCode, command } = details;
    const answer = responseCode === undefined ? code : `${responseCode} to ${command ?? "the message"}`;
    super(`the mail server did not accept the message: ${answer}`);
    this.name = "MailFailure";
    this.details = details;
    this.isPermanent = isRefusal(details);
  }
}

/**
 * True for a permanent refusal (5yz) of a recipient or a message. The operator can fix a refused password or sender, so
 * the message waits and is sent afterwards. 503 refers to the sequence of commands, not to the message.
 */
function isRefusal({ responseCode = 0, command = "" }: MailFailureDetails): boolean {
  const ofMessage = command.startsWith("RCPT") || command.startsWith("DATA");
  return ofMessage && responseCode >= 500 && responseCode !== 503;
}

/** Converts an error of nodemailer, without the text of the mail server. */
export function mailFailure(error: unknown): MailFailure {
  const { code, responseCode, command } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly command?: unknown;
  };
  return new MailFailure({
    code: typeof code === "string" ? code : "unknown",
    ...(typeof responseCode === "number" && { responseCode }),
    ...(typeof command === "string" && { command }),
  });
}
