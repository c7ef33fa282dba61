import type { RequestValues } from "./request-values.js";

/** Form values, because a card can depend on the other cards. */
export interface CardProps {
  readonly values: RequestValues;
}
