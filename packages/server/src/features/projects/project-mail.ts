import type { Mail, ProjectLinks } from "../../mail/mail.js";
import { queueMail } from "../../mail/queue-mail.js";
import type { Transaction } from "../../store/store.js";
import { USERS, type User } from "../accounts/users.js";
import type { ProjectMember } from "./project-entries.js";
import type { ProjectServices } from "./project-services.js";

/** Where people open the project. */
export function projectLink(id: string, { config }: Pick<ProjectServices, "config">): string {
  return `${config.publicUrl}/portfolio/${id}`;
}

/** Where somebody with a role on a project goes first, or somebody who is invited to one. */
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

/** The link that the message to an invited person has. */
export function invitationLink(id: string, services: Pick<ProjectServices, "config">): string {
  const { link, requestLink, acceptLink } = projectLinks(id, { isInvited: true }, services);
  return acceptLink ?? requestLink ?? link;
}

/** A person as messages name them. */
export function personText({ firstName, lastName, organization }: User): string {
  const name = [firstName, lastName].filter((part) => part !== "").join(" ");
  return organization === "" ? name : `${name} (${organization})`;
}

/** Sends a message to each of the members whose account is in use, except to the one who caused it. */
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
