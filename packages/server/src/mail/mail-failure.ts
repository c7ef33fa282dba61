/** What is known of a message that did not leave: never to whom it was going. */
export interface MailFailureDetails {
  /** `ECONNECTION`, `EENVELOPE` … as nodemailer calls it. */
  readonly code: string;
  /** What the mail server answered, if it did: 550. */
  readonly responseCode?: number;
  /** At which step: `RCPT TO`. */
  readonly command?: string;
}

/** A message that was not taken. The answers of mail servers repeat the address, so nothing of them is kept. */
export class MailFailure extends Error {
  readonly details: MailFailureDetails;
  /** Whether the mail server would say the same to the same message again. */
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
 * A recipient or a content that is refused for good, 5yz. A refused password or sender is for the operator to mend: the
 * message waits, and goes out afterwards. 503 speaks of the conversation and not of the message.
 */
function isRefusal({ responseCode = 0, command = "" }: MailFailureDetails): boolean {
  const ofMessage = command.startsWith("RCPT") || command.startsWith("DATA");
  return ofMessage && responseCode >= 500 && responseCode !== 503;
}

/** What nodemailer threw, without the words of the mail server. */
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
