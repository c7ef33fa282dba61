/**
 * Sale of a measure's production under an energy sales agreement (ESA): no or yes.
 *
 * @spec C §3 "ECM item", esaOptionId; the values are D7
 */
export const EsaOption = {
  NotUnderEsa: 1,
  UnderEsa: 2,
} as const;
export type EsaOption = (typeof EsaOption)[keyof typeof EsaOption];

export const ESA_OPTION_LABELS: Readonly<Record<EsaOption, string>> = {
  1: "No",
  2: "Yes",
};
