import { type EcmItem, measureName } from "../../model/ecm-item.js";

const NUMBERS = new Intl.Collator("en-US", { numeric: true });

/** Orders measures by their number, so the same measure represents the others for any order of entry. */
export const byMeasureNumber = (one: EcmItem, other: EcmItem): number =>
  NUMBERS.compare(measureName(one), measureName(other)) || (one.uuid < other.uuid ? -1 : 1);
