/**
 * @spec C §3 "Project record", "an approval enumeration of unknown use"
 */
export const ApprovalStatus = {
  Pending: 1,
  PreApproval: 2,
  Approved: 3,
} as const;
export type ApprovalStatus = (typeof ApprovalStatus)[keyof typeof ApprovalStatus];

export const APPROVAL_STATUS_LABELS: Readonly<Record<ApprovalStatus, string>> = {
  1: "Pending",
  2: "Pre-approval",
  3: "Approved",
};
