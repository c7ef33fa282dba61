import type { Mail, MailData, MailName } from "../src/mail/mail.js";
import { MAIL_JOB } from "../src/mail/queue-mail.js";
import { JOB_HANDLERS } from "../src/start/all-jobs.js";
import type { TestServer } from "./test-server.js";
import { queuedJobs } from "./test-store.js";

/** Data of the waiting messages of a kind to an address, oldest first. */
export function queuedMails<Name extends MailName>(
  { services }: TestServer,
  name: Name,
  to: string,
): readonly MailData[Name][] {
  return queuedJobs(services.store)
    .filter(({ kind }) => kind === MAIL_JOB)
    .map(({ data }) => data as Mail)
    .filter((mail) => mail.name === name && mail.to === to)
    .map(({ data }) => data as MailData[Name]);
}

/** The last waiting message of the kind. */
export function lastMail<Name extends MailName>(server: TestServer, name: Name, to: string): MailData[Name] {
  const mail = queuedMails(server, name, to).at(-1);
  if (mail === undefined) throw new Error(`no message ${name} waits for ${to}`);
  return mail;
}

/** Runs the waiting jobs of a kind. */
export async function doJobs({ services }: TestServer, wanted: string): Promise<void> {
  const jobs = queuedJobs(services.store);
  for (const job of jobs.filter(({ kind }) => kind === wanted)) {
    jobs.splice(jobs.indexOf(job), 1);
    await JOB_HANDLERS[wanted]?.(job.data, services);
  }
}

/** Parts of the path in a password link. */
export function partsOfLink(link: string): { readonly uuid: string; readonly token: string } {
  const [, uuid, token] = /\/password-reset\/([^/]+)\/([^/?]+)(?:\?first)?$/.exec(link) ?? [];
  if (uuid === undefined || token === undefined) throw new Error(`not a link for a password: ${link}`);
  return { uuid, token };
}
