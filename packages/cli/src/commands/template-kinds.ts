/** The templates that `epb template` writes. */
export const TEMPLATE_KINDS = ["epb-calculating"] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];
