import {
  actionRefusal,
  hasPermission,
  type Policy,
  type ProjectAction,
  USER_GROUP_LABELS,
  UserGroup,
} from "@epb/contract";
import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";

/** Who may make a call, in words. They come from the tables that the server's guards go by. */
export function policyWords(policy: Policy): string {
  switch (policy.kind) {
    case "public":
      return "Anybody.";
    case "session":
      return "Whoever is logged in.";
    case "user":
      return "Whoever is logged in with an account that is ready.";
    case "testSite":
      return "Whoever is logged in, on a test site. Elsewhere this call is not there.";
    case "group": {
      const groups = Object.values(UserGroup).filter((group) =>
        policy.permissions.some((permission) => hasPermission(group, permission)),
      );
      const hidden = policy.isHiddenOnTestSite === true ? " On a test site this call is not there." : "";
      return `Accounts of these groups: ${listed(groups.map((group) => USER_GROUP_LABELS[group]))}.${hidden}`;
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

const APPROVAL_WORDS: Readonly<Record<ApprovalStatus, string>> = {
  1: "is open for data entry",
  2: "has been submitted",
  3: "has been approved",
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
      : ` Only while the project ${listed(points.map((point) => APPROVAL_WORDS[point]))}.`;
  return `Roles on the project: ${listed(who)}.${when} A project that one may not see is not there.`;
}

/** "one, two or three" */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "nobody";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
