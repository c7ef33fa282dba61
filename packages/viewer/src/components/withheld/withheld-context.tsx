import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** An input that cannot be used. */
export interface WithheldInput {
  /** `ecms[uuid=1].implementation.baseConstructionCost` */
  readonly path: string;
  /** `Base construction cost, measure 1` */
  readonly label: string;
  /** URL of the place to correct the input. */
  readonly to: string;
}

/** The figures that are withheld in a calculation, and the inputs that they depend on. @spec 0065 */
export interface WithheldFigures {
  readonly inputs: readonly WithheldInput[];
  /** Paths of the figures: `costSavings.years[year=3].payment`. */
  readonly figures: readonly string[];
}

const NONE: WithheldFigures = { inputs: [], figures: [] };

const WithheldContext = createContext<WithheldFigures>(NONE);

/** Tells charts, tables, and key figures below it which figures are withheld. */
export function WithheldProvider(props: {
  readonly withheld: WithheldFigures | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return <WithheldContext value={props.withheld ?? NONE}>{props.children}</WithheldContext>;
}

/** Withheld figures of the displayed calculation; empty by default. */
export const useWithheld = (): WithheldFigures => useContext(WithheldContext);
