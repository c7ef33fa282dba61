import type { Project } from "@epb/engine";
import type { Assumptions, ProjectEconomics } from "@epb/engine/economics";
import type { UnknownInput } from "@epb/workbook/diagnostics";
import type { Input } from "../../../input/read-input.js";
import type { Escalation } from "../escalation.js";
import type { RatesWritten } from "../with-escalation-rates.js";

/** Economics of a project, with their assumptions. */
export interface EconomicsAnswer {
  readonly input: Input;
  readonly project: Project;
  readonly assumptions: Assumptions;
  /** Start of the performance period, if known. */
  readonly baseDate?: string;
  readonly economics: ProjectEconomics;
  /** Unknown inputs for which figures are withheld; absent if there are no such inputs. */
  readonly unknownInputs?: readonly UnknownInput[];
  /** Absent unless requested. */
  readonly escalation?: Escalation;
  /** Absent unless a copy with rates was requested. */
  readonly written?: RatesCopy;
}

/** A copy of the project with escalation rates. */
export interface RatesCopy extends Pick<RatesWritten, "rates" | "leftOut"> {
  readonly file: string;
}
