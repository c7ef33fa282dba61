import {
  actionRefusal,
  hasPermission,
  type Policy,
  type ProjectAction,
  USER_GROUP_LABELS,
  UserGroup,
} from "@epb/contract";
import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";

/** Access to a call, in words. The words come from the tables that the guards of the server use. */
export function policyWords(policy: Policy): string {
  switch (policy.kind) {
    case "public":
      return "Anyone.";
    case "session":
      return "Signed-in users.";
    case "user":
      return "Signed-in users whose account setup is complete.";
    case "testSite":
      return "Signed-in users of a test site. Not available on other sites.";
    case "demonstration":
      return "Anyone on a demonstration site. Not available on other sites.";
    case "group": {
      const groups = Object.values(UserGroup).filter((group) =>
        policy.permissions.some((permission) => hasPermission(group, permission)),
      );
      const hidden = policy.isHiddenOnTestSite === true ? " Not available on a test site." : "";
      return `Accounts of the groups ${listed(groups.map((group) => USER_GROUP_LABELS[group]))}.${hidden}`;
    }
    case "project":
      return projectPolicyWords(policy.action);
    default:
      return policy satisfies never;
  }
}

const ROLE_WORDS: Readonly<Record<ProjectAccessRole, string>> = {
  1: "project initiator",
  2: "project builder",
  3: "project viewer",
  4: "project initiator and builder",
};

const APPROVAL_WORDS: Readonly<Record<ApprovalStatus, readonly string[]>> = {
  1: ["in entry", "returned", "reopened"],
  2: ["submitted"],
  3: ["approved"],
};

function projectPolicyWords(action: ProjectAction): string {
  const approvals = Object.values(ApprovalStatus);
  const roles = Object.values(ProjectAccessRole);
  const isAllowed = (role: ProjectAccessRole, approval: ApprovalStatus): boolean =>
    actionRefusal(action, { group: UserGroup.Customer, role, approval }) === undefined;
  const holders = roles.filter((role) => approvals.some((approval) => isAllowed(role, approval)));
  const points = approvals.filter((approval) => roles.some((role) => isAllowed(role, approval)));
  const admin = approvals.some((approval) => actionRefusal(action, { group: UserGroup.Admin, approval }) === undefined);
  const who = [...holders.map((role) => ROLE_WORDS[role]), ...(admin ? ["administrator"] : [])];
  const when =
    points.length === approvals.length
      ? ""
      : ` Only while the project is ${listed(points.flatMap((point) => APPROVAL_WORDS[point]))}.`;
  return `Roles on the project: ${listed(who)}.${when} Returns 404 for a project that the account cannot see.`;
}

/** "one, two, or three" */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "nobody";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")}${words.length > 2 ? "," : ""} or ${last}`;
}
