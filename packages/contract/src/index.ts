// What the server and its clients agree on, grouped like the specification.

// ── Who may do what (P §4, P §6)
export { GroupPermission, hasPermission, permissionsOf } from "./accounts/group-permissions.js";
export { USER_GROUP_LABELS, UserGroup } from "./accounts/user-group.js";
export {
  isAuthenticated,
  SETTABLE_STATUSES,
  type StatusFacts,
  UserStatus,
  userStatus,
} from "./accounts/user-status.js";
export {
  type ActionRefusal,
  actionRefusal,
  allowedActions,
  canHoldRole,
  ProjectAction,
  type ProjectStanding,
} from "./projects/project-permissions.js";

// ── What people enter and read (P §3, P §5, P §8, P §9)
export { DEFAULT_COUNTRY, LIMITS } from "./limits.js";
export { MESSAGES } from "./messages/messages.js";
export {
  PASSWORD_POLICIES,
  type PasswordPair,
  type PasswordPolicy,
  type PasswordPolicyName,
  passwordPairSchema,
} from "./schemas/passwords.js";
export { type CurrentUser, type ProjectAccessEntry, ViewSelection } from "./schemas/users.js";

// ── The calls (P §7, C §7)
export { API } from "./calls/all-calls.js";
export type { Bytes, Call, CallTypes, Policy } from "./calls/call.js";
export {
  AGREE_TO_TERMS,
  type Credentials,
  CURRENT_USER,
  IS_TEST_SITE,
  LOGIN,
  LOGOUT,
  REFRESH,
  REQUEST_PASSWORD_RESET,
  REQUEST_VERIFICATION_CODE,
  RESET_PASSWORD,
  SELECT_VIEW,
  SET_USER_STATUS,
  TermsOfService,
  type Token,
  UPDATE_PASSWORD,
  VERIFY_CODE,
  VERIFY_CODE_IN_BODY,
} from "./calls/session-calls.js";
