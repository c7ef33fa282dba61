import type { TemplateKind } from "@epb/engine";

/** The templates that `epb template` writes. */
export const TEMPLATE_KINDS: readonly TemplateKind[] = [
  "epb-calculating",
  "epb-non-calculating",
  "epb-accreditation",
  "epx",
  "epx-campaign",
];
