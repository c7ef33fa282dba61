import type { CalculationOptions } from "../calculate/calculate-project.js";
import type { Project } from "../model/project.js";
import { SUMMARY_FIGURES } from "../summary/figures.js";
import { attributeFigure } from "./attribute-figure.js";
import type { ChangeAttribution } from "./attribution.js";
import { calculateSteps } from "./calculated-steps.js";
import { comparedSide } from "./compared-side.js";
import { describeDifferences } from "./describe-differences.js";
import { groupChanges } from "./group-changes.js";
import { canChangeFigures } from "./sections.js";

export interface AttributionOptions extends CalculationOptions {
  /**
   * Largest number of changed inputs. If more inputs changed, the inputs of a list column are grouped; if there are
   * still more, the inputs of a section. The default is 40.
   */
  readonly maximumChanges?: number;
}

/** As many as a person reads; each costs two calculations. */
const MAXIMUM_CHANGES = 40;

/** The figures on which a decision is made. */
const USUAL_FIGURES: readonly string[] = SUMMARY_FIGURES.map(({ id }) => id);

/**
 * Explains why the figures of two projects differ: divides the change of each figure among the inputs that changed. The
 * parts add up to the change, to the last digit.
 *
 * The inputs are changed one after the other, in the order of the calculation, and undone in the same order. The part of
 * an input is the mean of two changes of the figure: the change when the input is changed, and the change when the input
 * is undone. Two inputs with a joint effect get equal shares of it. If the two projects are swapped, every part has the
 * opposite sign. For example, a design cost of 50,000 rises because the base construction cost rises from 1,000,000 to
 * 1,100,000 and the percentage rises from 5% to 6%:
 *
 *     base construction cost: (100 000 × 0.05 + 100 000 × 0.06) ÷ 2 = 5 500
 *     design percentage: (1 100 000 × 0.01 + 1 000 000 × 0.01) ÷ 2 = 10 500
 *     design cost: 50 000 + 5 500 + 10 500 = 66 000
 *
 * @param figures - Paths of figures, such as `costSavings.years[year=3].payment`; the default is the figures of the
 *   financial summary.
 * @throws EngineError "figure/unknown" for a path that is not a figure; as `calculateProject` for the two projects.
 * @spec 0039
 */
export function attributeChanges(
  before: Project,
  after: Project,
  figures: readonly string[] = USUAL_FIGURES,
  { maximumChanges = MAXIMUM_CHANGES, ...options }: AttributionOptions = {},
): ChangeAttribution {
  const [old, now] = [comparedSide(before, options), comparedSide(after, options)];
  const differences = describeDifferences(old, now).filter(({ path }) => canChangeFigures(path));
  const changes = groupChanges(differences, maximumChanges, before, after);
  const steps = calculateSteps(old, now, changes, options);
  return {
    changes: changes.map(({ path, label, inputs }) => ({ path, label, inputs })),
    figures: figures.map((path) => attributeFigure(path, steps, changes, { before: old, after: now })),
  };
}
