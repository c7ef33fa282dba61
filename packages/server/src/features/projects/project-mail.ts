import type { Mail, ProjectLinks } from "../../mail/mail.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Transaction } from "../../store/store.js";
import { USERS, type User } from "../accounts/users.js";
import type { ProjectMember } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";

/** URL of the project in the viewer. */
export function projectLink(id: string, { config }: Pick<ProjectServices, "config">): string {
  return `${config.publicUrl}/portfolio/${id}`;
}

/** URLs of the first page for a person with a role on a project or an invitation to it. */
export function projectLinks(
  id: string,
  { isInvited }: { readonly isInvited: boolean },
  services: Pick<ProjectServices, "config">,
): ProjectLinks {
  const { publicUrl, emailExists } = services.config;
  const link = projectLink(id, services);
  if (!isInvited) return { link };
  // With EPB_EMAIL_EXISTS=blind, everybody gets the same message.
  if (emailExists === "blind") return { link, acceptLink: `${publicUrl}/portfolio/list` };
  return { link, requestLink: `${publicUrl}/account-request` };
}

/** URLs of the first page for a person with roles on several projects, or invitations to them. */
export function portfolioLinks(
  { isInvited }: { readonly isInvited: boolean },
  { config: { publicUrl, emailExists } }: Pick<ProjectServices, "config">,
): ProjectLinks {
  const link = `${publicUrl}/portfolio/list`;
  if (!isInvited) return { link };
  return emailExists === "blind" ? { link, acceptLink: link } : { link, requestLink: `${publicUrl}/account-request` };
}

/** Link in the message to an invited person. */
export function invitationLink(id: string, services: Pick<ProjectServices, "config">): string {
  const { link, requestLink, acceptLink } = projectLinks(id, { isInvited: true }, services);
  return acceptLink ?? requestLink ?? link;
}

/** A person's name in messages. */
export function personText({ firstName, lastName, organization }: User): string {
  const name = [firstName, lastName].filter((part) => part !== "").join(" ");
  return organization === "" ? name : `${name} (${organization})`;
}

/** Sends a message to each member whose account is in use, except to the user who caused it. */
export async function mailMembers(
  transaction: Transaction,
  members: readonly ProjectMember[],
  causedBy: User,
  mail: (to: string) => Mail,
): Promise<void> {
  for (const { userId } of members) {
    if (userId === causedBy.id) continue;
    const user = await transaction.get(USERS, userId);
    if (user?.document.isActive === true) await queueMail(transaction, mail(user.document.email));
  }
}
