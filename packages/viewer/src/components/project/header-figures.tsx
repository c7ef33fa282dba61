import type { ProjectOverview } from "@epb/contract";
import { Decimal, lowestCoverage, type SuppliedCalculatedValues, valueAtPath } from "@epb/engine";
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

const SUMMARY = "projectSummary.financialSummary.";

/** Figures in the header of a project: paths of the full and of the express edition. */
const HEADER_FIGURES = {
  price: [`${SUMMARY}totalImplementationPrice`, "express.totalPrice"],
  years: [`${SUMMARY}performancePeriodYears`],
  guaranteed: [`${SUMMARY}totalGuaranteedCostSavings`, "express.totalGuaranteedCostSavings"],
} as const;
type HeaderFigure = keyof typeof HEADER_FIGURES;

const HEADER_FIGURE_NAMES = Object.keys(HEADER_FIGURES) as readonly HeaderFigure[];
export const HEADER_PATHS: readonly string[] = HEADER_FIGURE_NAMES.flatMap((name) => HEADER_FIGURES[name]);

/** Decimals as strings of digits. A figure that is not known is absent. */
export type HeaderFigures = { readonly [Name in HeaderFigure | "coverage"]?: string };

/** The figures of the header from the figures that `find` knows by their paths. */
function headerFigures(find: (path: string) => unknown, coverage: Decimal | string | undefined): HeaderFigures {
  const found = HEADER_FIGURE_NAMES.map((name) => [name, HEADER_FIGURES[name].map(find).find(isKnown)] as const);
  return Object.fromEntries(
    [...found, ["coverage", coverage] as const].flatMap(([name, value]) =>
      isKnown(value) ? [[name, Decimal.isDecimal(value) ? value.toFixed() : String(value)]] : [],
    ),
  ) as HeaderFigures;
}

const isKnown = (value: unknown): boolean => value !== undefined;

export const headerFiguresOf = ({ figures, lowestCoverage: coverage }: ProjectOverview): HeaderFigures =>
  headerFigures((path) => figures.find((figure) => figure.path === path)?.value, coverage);

/** The header of a project with unsaved changes. */
export interface HeaderPreview {
  readonly figures: HeaderFigures;
  readonly errors: number;
  readonly warnings: number;
}

interface PreviewState {
  readonly preview: HeaderPreview | undefined;
  readonly show: (preview: HeaderPreview | undefined) => void;
}

const PreviewContext = createContext<PreviewState>({ preview: undefined, show: () => undefined });

/** Lets a page below show its unsaved changes in the header of the project. */
export function HeaderPreviewProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [preview, show] = useState<HeaderPreview>();
  return <PreviewContext value={useMemo(() => ({ preview, show }), [preview])}>{children}</PreviewContext>;
}

export const useHeaderPreview = (): HeaderPreview | undefined => useContext(PreviewContext).preview;

/** Shows figures and findings with unsaved changes in the header, while there are any. */
export function useShowInHeader(
  values: SuppliedCalculatedValues | undefined,
  { errors, warnings }: Pick<HeaderPreview, "errors" | "warnings">,
): void {
  const { show } = useContext(PreviewContext);
  useEffect(() => {
    show(
      values && {
        figures: headerFigures((path) => valueAtPath(values, path), lowestCoverage(values)),
        errors,
        warnings,
      },
    );
    return () => show(undefined);
  }, [show, values, errors, warnings]);
}
