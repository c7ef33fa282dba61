/**
 * The workbooks people fill in. A calculating one computes its schedules; a non-calculating one has them typed in.
 *
 * @spec C §9 "ePB calculating and non-calculating 4.2.10"
 */
export const TemplateKind = {
  EpbCalculating: "epb-calculating",
  EpbNonCalculating: "epb-non-calculating",
  EpbAccreditation: "epb-accreditation",
  Epx: "epx",
  EpxCampaign: "epx-campaign",
} as const;
export type TemplateKind = (typeof TemplateKind)[keyof typeof TemplateKind];

/** The version of each template that is current. The campaign's is that of the ePX template it is made from. */
export const CURRENT_TEMPLATE_VERSIONS: Readonly<Record<TemplateKind, string>> = {
  "epb-calculating": "4.2.10",
  "epb-non-calculating": "4.2.10",
  "epb-accreditation": "4.2.10",
  epx: "1.1.2",
  "epx-campaign": "1.1.2",
};

/** Version of the template's layout. @spec C §9 "Template versions, calculating and non-calculating: currently 3" */
export const CURRENT_TEMPLATE_LAYOUT = 3;
