/** @spec C §1, "projectType 1 ePB and 2 ePX" */
export const ProjectType = {
  Epb: 1,
  Epx: 2,
  Both: 3,
} as const;
export type ProjectType = (typeof ProjectType)[keyof typeof ProjectType];

export const PROJECT_TYPE_LABELS: Readonly<Record<ProjectType, string>> = {
  1: "ePB",
  2: "ePX",
  3: "ePB and ePX",
};
