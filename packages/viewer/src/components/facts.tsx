import type { ReactElement, ReactNode } from "react";
import { COMMON_TEXTS } from "../texts/common-texts.js";

/** A term and its value; a dash without a value. */
export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Stacked, for narrow places. */
  readonly isNarrow?: boolean;
}

/** Terms and values, side by side on wide screens. */
export function Facts({ facts, isNarrow = false }: FactsProps): ReactElement {
  return (
    <dl className={isNarrow ? "facts facts--narrow" : "facts"}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === undefined || value === "" ? COMMON_TEXTS.notKnown : value}</dd>
        </div>
      ))}
    </dl>
  );
}
