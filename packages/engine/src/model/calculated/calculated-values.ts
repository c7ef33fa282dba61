import type { CalculationType } from "../../enumerations/calculation-type.js";
import type { InputPath } from "../../path-text/input-path.js";
import type { Withholdable } from "../figure.js";
import type { AmortizationValues } from "./amortization-values.js";
import type { CostSavings } from "./cost-savings-values.js";
import type { EcmValues } from "./ecm-values.js";
import type { EsaPayments } from "./esa-payments.js";
import type { ExpressValues } from "./express-values.js";
import type { ItemizedSavings } from "./itemized-savings-values.js";
import type { PerformancePeriodValues } from "./performance-period-values.js";
import type { ProjectSummary } from "./project-summary.js";

/**
 * Every figure of a project. A figure that could not be computed is absent, never 0 (D3), and an issue says why.
 *
 * @spec C §3 "Calculated values", "calculationTypeId (default Standard)"
 */
export interface CalculatedValues {
  readonly calculationTypeId: CalculationType;
  readonly projectSummary: ProjectSummary;
  readonly itemizedSavings: ItemizedSavings;
  readonly ecm: EcmValues;
  readonly performancePeriod: PerformancePeriodValues;
  readonly amortization: AmortizationValues;
  readonly costSavings: CostSavings;
  readonly esaPayments: EsaPayments;
  /** Express edition (ePX) only. */
  readonly express?: ExpressValues;
}

/**
 * The sections that a project has. Standard and Legacy projects have all of {@link CalculatedValues}; the express edition
 * has no loan, and Override projects have what was supplied. Figures that depend on an unknown input are not there.
 */
export type PartialCalculatedValues = Pick<CalculatedValues, "calculationTypeId"> &
  Partial<{
    readonly [Name in Exclude<keyof CalculatedValues, "calculationTypeId">]: Withholdable<CalculatedValues[Name]>;
  }> & {
    /** There while the project has unknown inputs. */
    readonly withheld?: Withheld;
    /** ISO 8601 instants; of supplied values only. */
    readonly createdDate?: string;
    readonly modifiedDate?: string;
  };

/** The figures that are omitted because they depend on inputs that nobody can read. */
export interface Withheld {
  /** The unknown inputs. */
  readonly inputs: readonly InputPath[];
  /** Paths of the figures, `costSavings.years[year=3].payment`. */
  readonly figures: readonly string[];
}
