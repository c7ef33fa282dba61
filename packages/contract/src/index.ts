// Agreement between the server and its clients, grouped like the specification.

// ── Who may do what (P §4, P §6)
export {
  ACCOUNT_REQUEST_STATUS_LABELS,
  AccountRequestStatus,
  HEAR_ABOUT_OPTIONS,
  HearAbout,
  USER_TYPE_OPTIONS,
  UserType,
} from "./accounts/account-request-options.js";
export { COUNTRIES, type Country, isCountry } from "./accounts/countries.js";
export { APPLICATION_KINDS, ApplicationKind, type ApplicationKindTraits } from "./applications/application-kind.js";
export {
  ApplicationAction,
  type ApplicationStanding,
  ApplicationStatus,
  allowedApplicationActions,
  applicationRefusal,
  REVIEWABLE_STATUSES,
} from "./applications/application-permissions.js";
export {
  type ProjectToSubmit,
  type SubmissionProblem,
  submissionProblems,
} from "./schemas/submission-problems.js";
export { GroupPermission, hasPermission, permissionsOf } from "./accounts/group-permissions.js";
export { onlyView } from "./schemas/users.js";
export { USER_GROUP_LABELS, UserGroup } from "./accounts/user-group.js";
export {
  isAuthenticated,
  SETTABLE_STATUSES,
  type SettableStatus,
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
export { isWaitingFor, PROJECT_ATTENTION, type ProjectAttention } from "./projects/project-attention.js";
export {
  PROJECT_STAGE_LABELS,
  PROJECT_STAGE_WAITS_FOR,
  PROJECT_STAGES,
  type ProjectStage,
} from "./projects/project-stage.js";
export { unusableInputsText } from "./projects/unusable-inputs-text.js";

// ── What people enter and read (P §3, P §5, P §8, P §9)
export { DEFAULT_COUNTRY, LIMITS } from "./limits.js";
export { ACCOUNT_REQUEST_MESSAGES } from "./messages/account-request-messages.js";
export { MESSAGES } from "./messages/messages.js";
export { accountEmailSchema, accountRequestSchema, type NewAccountRequest } from "./schemas/account-request.js";
export { blankInvalidFields } from "./schemas/blank-invalid-fields.js";
export { type AccountRequestProblem, accountRequestProblems } from "./schemas/account-request-problems.js";
export type { ManagedAccountRequest } from "./schemas/managed-requests.js";
export {
  type Edition,
  type ManagedUser,
  type NewUser,
  type OwnDetails,
  ownDetailsSchema,
  type UserChange,
} from "./schemas/managed-users.js";
export {
  APPLICATION_LIMITS,
  type ApplicationComment,
  type ApplicationDetails,
  type ApplicationFile,
  type ApplicationForm,
  type ApplicationListItem,
  type ApplicationStep,
  type SubmittedProject,
} from "./schemas/applications.js";
export { loginEmailSchema } from "./schemas/fields.js";
export {
  loginPasswordSchema,
  PASSWORD_POLICIES,
  type PasswordPair,
  type PasswordPolicy,
  type PasswordPolicyName,
  passwordPairSchema,
} from "./schemas/passwords.js";
export { type CurrentUser, type ProjectAccessEntry, ViewSelection } from "./schemas/users.js";

// ── The calls (P §7, C §7)
export { CHECK_EMAIL, CHECK_EMAIL_IN_BODY, REQUEST_ACCOUNT } from "./calls/account-calls.js";
export { API, CALL_GROUPS } from "./calls/all-calls.js";
export { AREAS, type CallGroup } from "./calls/call-group.js";
export {
  APPLICATION_CALLS,
  type ApplicationCalls,
  type ApplicationDecision,
  type ApplicationQuery,
} from "./calls/application-calls.js";
export type { Bytes, Call, CallTypes, Policy } from "./calls/call.js";
export {
  CREATE_REQUESTED_ACCOUNTS,
  GET_ACCOUNT_REQUEST,
  LIST_ACCOUNT_REQUESTS,
  type RequestedAccount,
  RequestedAddress,
  SET_ACCOUNT_REQUEST_STATUS,
} from "./calls/managed-request-calls.js";
export { CHANGE_USER, CREATE_USER, GET_USER, INVITE_USER, LIST_USERS } from "./calls/managed-user-calls.js";
export {
  CONFIRM_SECOND_FACTOR,
  REMOVE_SECOND_FACTOR,
  SECOND_FACTOR,
  type SecondFactorState,
  START_SECOND_FACTOR,
} from "./calls/second-factor-calls.js";
export {
  AGREE_TO_TERMS,
  type Credentials,
  type DeviceToken,
  FIRST_PASSWORD_QUERY,
  LONGEST_DEVICE,
  MOST_DEVICES,
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
  SIGN_IN_AS,
  TermsOfService,
  type Token,
  CHANGE_OWN_DETAILS,
  UPDATE_PASSWORD,
  VERIFY_CODE,
  VERIFY_CODE_IN_BODY,
} from "./calls/session-calls.js";

// ── The project calls (C §7)
export {
  LIST_PROJECTS,
  SUMMARIZE_PROJECT_LIST,
  EXPORT_PROJECT_LIST,
  CREATE_PROJECT,
  PROJECT_NAME_EXISTS,
  GET_PROJECT,
  SAVE_PROJECT,
  DELETE_PROJECT,
  createdProjectBodySchema,
  type ProjectPath,
} from "./calls/project-calls.js";
export { PREVIEW_UPLOAD, UPLOAD_PROJECT, UPLOAD_WORKBOOK, type UploadQuery } from "./calls/project-upload-calls.js";
export {
  GET_PROJECT_STATE,
  SUBMIT_PROJECT,
  RETURN_PROJECT,
  APPROVE_PROJECT,
  LIST_APPROVALS,
  REOPEN_PROJECT,
} from "./calls/project-approval-calls.js";
export {
  GET_PROJECT_ACCESS,
  GRANT_PROJECT_ACCESS,
  REMOVE_PROJECT_ACCESS,
  RESEND_INVITATION,
  type PresentedAccess,
  type PresentedInvitation,
  type PresentedMember,
} from "./calls/project-access-calls.js";
export { ACCEPT_INVITATION, LIST_INVITATIONS, type ReceivedInvitation } from "./calls/invitation-calls.js";
export {
  LIST_PROJECT_FILES,
  ADD_PROJECT_FILE,
  DOWNLOAD_PROJECT_FILE,
  REMOVE_PROJECT_FILE,
  LIST_PROJECT_NOTES,
  WRITE_PROJECT_NOTE,
  type PresentedFile,
  type PresentedNote,
} from "./calls/project-record-calls.js";
export {
  GET_MEASUREMENT,
  WRITE_MEASUREMENT_YEAR,
  SUBMIT_MEASUREMENT_YEAR,
  APPROVE_MEASUREMENT_YEAR,
  RETURN_MEASUREMENT_YEAR,
  type PresentedMeasurement,
  type PresentedMeasurementYear,
  type PresentedPerformanceYear,
} from "./calls/project-measurement-calls.js";
export {
  ASKED_WHEN,
  type AskedField,
  NEW_PROJECT_MESSAGES,
  NEW_PROJECT_VERSIONS,
  type NewProjectForm,
  newProjectFormSchema,
  projectNameSchema,
} from "./schemas/new-project.js";
export {
  PROJECT_SORTS,
  type ProjectListExport,
  type ProjectListFilter,
  type ProjectListQuery,
  type ProjectListRow,
  type ProjectListSummary,
  type ProjectSort,
} from "./schemas/project-list.js";
export {
  type CreatedProject,
  type NewProjectParts,
  type ProjectChanges,
  type ProjectIssues,
  type ProjectJson,
  type ProjectState,
  type UnusableInputs,
  projectChangesSchema,
} from "./schemas/projects.js";
export {
  type ChangedInput,
  type ChangedSection,
  type KeptInput,
  type PreviewedFigure,
  type UnreadInput,
  UPLOAD_SECTIONS,
  type UploadedProject,
  type FollowingFinding,
  type UploadFinding,
  type UploadPreview,
} from "./schemas/uploads.js";

// ── Organizations and program offices
export {
  ADD_ORGANIZATION_MEMBER,
  CHANGE_ORGANIZATION,
  CREATE_ORGANIZATION,
  GET_ORGANIZATION,
  HAND_OVER_PROJECTS,
  LIST_ORGANIZATIONS,
  REMOVE_ORGANIZATION,
  REMOVE_ORGANIZATION_MEMBER,
  SHARE_PROJECTS,
  STOP_SHARING_PROJECT,
} from "./calls/organization-calls.js";
export {
  type HandOver,
  type HandOverResult,
  type NewOrganization,
  newOrganizationSchema,
  shareProjectsSchema,
  ORGANIZATION_KIND_LABELS,
  type Organization,
  type OrganizationDetails,
  OrganizationKind,
  type OrganizationMember,
  type ProjectOrganization,
  type SharedProjects,
  type ShareResult,
  type UnchangedProject,
} from "./schemas/organizations.js";

export {
  ADD_PROFILE_VERSION,
  DOWNLOAD_MAPPING_PROFILE,
  IMPORT_MAPPING_PROFILE,
  LIST_MAPPING_PROFILES,
  REMOVE_MAPPING_PROFILE,
  SHARE_MAPPING_PROFILE,
} from "./calls/mapping-profile-calls.js";
export type { MappingProfile, UsedProfile } from "./schemas/mapping-profiles.js";

export { GET_WAITING } from "./calls/waiting-calls.js";
export type { ProjectTask, ProjectTaskKind, WaitingWork } from "./schemas/waiting.js";

// ── Statistics over many projects (P §2)
export { PROJECT_BENCHMARKS } from "./calls/project-benchmark-calls.js";
export { STATE_ROLLUP } from "./calls/state-rollup-calls.js";
export { type BenchmarkFilter, ECM_BENCHMARKS, STATISTICS } from "./calls/statistics-calls.js";
export {
  type Benchmark,
  type Benchmarks,
  type DistributionBin,
  type ProjectBenchmarks,
  type GroupAmount,
  type ProjectGroup,
  type ProjectWork,
  type Quartiles,
  SIZE_CLASS_LABELS,
  SizeClass,
  Standing,
  type StateGroup,
  type StateRollup,
  type Statistics,
} from "./schemas/statistics.js";
export { CensusRegion, US_STATES, type UsState } from "@epb/engine/reference";

// ── Reports on a project
export {
  GET_ACTIVITY,
  GET_ATTRIBUTION,
  GET_HISTORY,
  RESTORE_REVISION,
  type Restoration,
} from "./calls/history-calls.js";
export {
  type ApprovalRequest,
  approvalStatement,
  type ErrorReason,
  issueKey,
  type ProjectApproval,
} from "./schemas/approvals.js";
export { ACCEPT_FINDING, GET_KEPT_FINDINGS } from "./calls/kept-finding-calls.js";
export type { Acceptance, KeptFinding, KeptFindings } from "./schemas/kept-findings.js";
export type {
  ActivityPage,
  ProjectStep,
  ProjectStepName,
  StepDetails,
  StepEffect,
} from "./schemas/activity.js";
export { EXPLAIN_FIGURE, GET_ISSUES, GET_OVERVIEW, GET_SCHEDULES, LIST_FIGURES } from "./calls/figure-calls.js";
export { EXPORT_PROJECT, ExportTarget } from "./calls/project-export-calls.js";
export { DOWNLOAD_REPORT, GET_REPORT, LIST_REPORTS, type ReportQuery } from "./calls/report-calls.js";
export { LIST_SCENARIOS, REMOVE_SCENARIO, SAVE_SCENARIO, WHAT_IF } from "./calls/what-if-calls.js";
export { type NewScenario, type Scenario, scenarioTextsSchema } from "./schemas/scenarios.js";
export {
  type ApprovedFigures,
  type Cell,
  type FigureExplanation,
  type ListedFigure,
  type PlainObject,
  type ProjectOverview,
  type Report,
  type ReportDescription,
  ReportFormat,
  type Table,
  type TableColumn,
  type WithheldInput,
} from "./schemas/reports.js";
export type {
  AttributedEngine,
  Attribution,
  EngineChange,
  HistoryEntry,
  HistoryPage,
  RestoredRevision,
} from "./schemas/history.js";
export type { WhatIfAnswer, WhatIfChange, WhatIfGoal, WhatIfQuestion, WhatIfRange } from "./schemas/what-if.js";
export { DOWNLOAD_TEMPLATE, LISTS, SEND_TEST_MESSAGE, SITE_SETTINGS, SITE_SETUP } from "./calls/site-calls.js";
export type {
  DemonstrationPerson,
  ListOption,
  Lists,
  SiteSettings,
  SiteSetup,
  TemplateFile,
  TestMessage,
} from "./schemas/site.js";
export { API_PAGE, OPEN_API } from "./calls/documentation-calls.js";
export { GLOSSARY, type GlossaryTerm } from "./calls/glossary-calls.js";
export {
  type AuditLogFilter,
  LogOrder,
  READ_AUDIT_LOG,
  READ_ERROR_LOG,
  WRITE_APP_LOG,
  WRITE_ERROR_LOG,
} from "./calls/log-calls.js";
export { AUDIT_ACTIONS, type AuditAction, SIGN_IN_ACTIONS } from "./schemas/audit-actions.js";
export {
  CHANGE_TRAINING_DATE,
  CREATE_TRAINING_DATE,
  LIST_TRAINING_DATES,
  REMOVE_TRAINING_DATE,
} from "./calls/training-calls.js";
export {
  type AppLogEntry,
  type AuditLogEntry,
  type ErrorLogEntry,
  LogLevel,
  type NewErrorLogEntry,
} from "./schemas/logs.js";
export { type NewTrainingDate, TRAINING_TYPE_LABELS, type TrainingDate, TrainingType } from "./schemas/training.js";

// ── What goes wrong (P §8, C §8)
export type { ErrorCode } from "./errors/error-codes.js";
export { type CallError, canAnswer, errorsOf, isIdName } from "./calls/errors-of.js";

// ── Jobs and recalculation
export { DROP_FAILED_JOB, LIST_FAILED_JOBS, RETRY_FAILED_JOB } from "./calls/failed-job-calls.js";
export { LIST_KEPT_FIGURES, LIST_RECALCULATIONS, START_RECALCULATION } from "./calls/recalculation-calls.js";
export type { PresentedFailedJob } from "./schemas/failed-jobs.js";
export type { KeptFigures, PresentedRecalculation } from "./schemas/recalculation.js";
