import { type EcmItem, measureName } from "../../model/ecm-item.js";

const NUMBERS = new Intl.Collator("en-US", { numeric: true });

/** Orders measures by their number, so that the same one stands for others in whatever order they are entered. */
export const byMeasureNumber = (one: EcmItem, other: EcmItem): number =>
  NUMBERS.compare(measureName(one), measureName(other)) || (one.uuid < other.uuid ? -1 : 1);
