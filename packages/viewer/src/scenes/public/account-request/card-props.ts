import type { RequestValues } from "./request-values.js";

/** What a card of the form needs to know of the others. */
export interface CardProps {
  readonly values: RequestValues;
}
