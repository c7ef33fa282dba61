import { APPLICATION_KINDS, type ApplicationDecision, UserGroup } from "@epb/contract";
import { queueMail } from "../../mail/queue-mail.js";
import type { Transaction } from "../../store/store.js";
import { USERS, type User } from "../accounts/users.js";
import type { ProjectServices } from "../projects/project-services.js";
import type { Application } from "./applications.js";

/** Limit for reviewers of one kind: they are a committee, so more would be a mistake. */
const MOST_REVIEWERS = 1000;

/** Notifies the reviewers of a waiting application; without reviewers, the administrators, who may review as well. */
export async function mailReviewers(
  application: Application,
  services: ProjectServices,
  transaction: Transaction,
): Promise<void> {
  const members = await activeUsers(APPLICATION_KINDS[application.kind].reviewers, transaction);
  const reviewers = members.length > 0 ? members : await activeUsers(UserGroup.Admin, transaction);
  for (const { email } of reviewers) {
    await queueMail(transaction, {
      name: "applicationSubmitted",
      to: email,
      data: {
        title: titleOf(application),
        organization: application.form.organization,
        link: linkTo(application, services),
      },
    });
  }
}

export async function mailReturnToApplicant(
  application: Application,
  note: string,
  services: ProjectServices,
  transaction: Transaction,
): Promise<void> {
  const applicant = await transaction.get(USERS, application.applicant.id);
  if (applicant === undefined) return;
  await queueMail(transaction, {
    name: "applicationReturned",
    to: applicant.document.email,
    data: { title: titleOf(application), note, link: linkTo(application, services) },
  });
}

export async function mailDecisionToApplicant(
  application: Application,
  { decision, text }: ApplicationDecision,
  services: ProjectServices,
  transaction: Transaction,
): Promise<void> {
  const applicant = await transaction.get(USERS, application.applicant.id);
  if (applicant === undefined) return;
  await queueMail(transaction, {
    name: "applicationDecided",
    to: applicant.document.email,
    data: { title: titleOf(application), decision, comment: text, link: linkTo(application, services) },
  });
}

async function activeUsers(group: UserGroup, transaction: Transaction): Promise<readonly User[]> {
  const { items } = await transaction.find(USERS, {
    where: [
      { column: "group", is: group },
      { column: "isActive", is: true },
    ],
    limit: MOST_REVIEWERS,
  });
  return items.map(({ document }) => document);
}

function titleOf({ kind, recertifies }: Application): string {
  const { title } = APPLICATION_KINDS[kind];
  return recertifies === undefined ? title : `${title}, recertification`;
}

function linkTo({ kind, id }: Application, { config }: ProjectServices): string {
  return `${config.publicUrl}/${APPLICATION_KINDS[kind].area}/applications/${id}`;
}
