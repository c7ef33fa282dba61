/**
 * @spec C §3 Enumerations, "Yes/No"
 */
export const YesNo = {
  Yes: 1,
  No: 2,
} as const;
export type YesNo = (typeof YesNo)[keyof typeof YesNo];

export const YES_NO_LABELS: Readonly<Record<YesNo, string>> = {
  1: "Yes",
  2: "No",
};
