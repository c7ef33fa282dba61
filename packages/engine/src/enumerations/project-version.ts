/**
 * Versions of the project record: 1.99 and 3.0.0 for ePB, 1.0.0 for ePX.
 *
 * @spec C §3 "Project record", version
 */
export const ProjectVersion = {
  V1_99: "1.99",
  V3_0_0: "3.0.0",
  EpxV1_0_0: "1.0.0",
} as const;
export type ProjectVersion = (typeof ProjectVersion)[keyof typeof ProjectVersion];
