/**
 * @spec C §3 Enumerations, "Milestone date kinds"
 */
export const MilestoneKind = {
  Award: 1,
  Report: 2,
  Acceptance: 3,
  Review: 4,
  Approval: 5,
  CurrentYearDue: 6,
  Verification: 7,
  PerformanceBegin: 8,
  PerformanceEnd: 9,
  NextYearDue: 10,
} as const;
export type MilestoneKind = (typeof MilestoneKind)[keyof typeof MilestoneKind];

export const MILESTONE_KIND_LABELS: Readonly<Record<MilestoneKind, string>> = {
  1: "Award",
  2: "Report",
  3: "Acceptance",
  4: "Review",
  5: "Approval",
  6: "Current year due",
  7: "Verification",
  8: "Performance begin",
  9: "Performance end",
  10: "Next year due",
};
