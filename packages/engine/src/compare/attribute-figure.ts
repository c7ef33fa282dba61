import { figureDefinition } from "../calculate/figure-definition.js";
import type { Decimal } from "../decimal/decimal.js";
import { exactDifference } from "../decimal/exact.js";
import type { PartialCalculatedValues } from "../model/calculated/calculated-values.js";
import type { FigureValue } from "../model/figure.js";
import { definedOnly } from "../objects/defined-only.js";
import { isSameValue } from "../objects/same-value.js";
import { valueAtPath } from "../paths/value-at-path.js";
import { type FigureAttribution, UnattributedReason } from "./attribution.js";
import type { CalculatedSteps } from "./calculated-steps.js";
import type { ComparedSide } from "./compared-side.js";
import { figureAmount } from "./figure-change.js";
import type { AttributedChange } from "./group-changes.js";
import { splitChange } from "./split-change.js";

/**
 * The change of one figure split over the changes of inputs, or the reason why it is not.
 *
 * @throws EngineError "figure/unknown" for a path that is not a figure.
 */
export function attributeFigure(
  path: string,
  { done, undone, hasEffect }: CalculatedSteps,
  changes: readonly AttributedChange[],
  sides: { readonly before: ComparedSide; readonly after: ComparedSide },
): FigureAttribution {
  const [before, after] = [figureAt(done[0], path), figureAt(done.at(-1), path)];
  const { explainer } = after === undefined ? sides.before : sides.after;
  const figure = definedOnly({ path, label: explainer.figureLabel(path), unit: figureDefinition(path).unit });
  const [amountBefore, amountAfter] = [figureAmount(before), figureAmount(after)];
  if (amountBefore === undefined || amountAfter === undefined) {
    const isChanged = !isSameValue(before, after);
    const values = definedOnly({ before, after });
    return { ...figure, kind: "unattributed", ...values, isChanged, reason: reasonFor(before, after) };
  }
  const amounts = (steps: readonly PartialCalculatedValues[]): (Decimal | undefined)[] =>
    steps.map((values) => figureAmount(figureAt(values, path)));
  const shares = splitChange({ done: amounts(done), undone: amounts(undone) }, hasEffect);
  return {
    ...figure,
    kind: "attributed",
    before: amountBefore,
    after: amountAfter,
    change: exactDifference(amountAfter, amountBefore),
    parts: shares.map((share) => ({
      changes: share.changes.flatMap((index) => changes[index]?.path ?? []),
      amount: share.amount,
    })),
  };
}

const figureAt = (values: PartialCalculatedValues | undefined, path: string): FigureValue | undefined =>
  valueAtPath(values, path) as FigureValue | undefined;

function reasonFor(before: FigureValue | undefined, after: FigureValue | undefined): UnattributedReason {
  if (before === undefined) return after === undefined ? UnattributedReason.InNeither : UnattributedReason.OnlyAfter;
  return after === undefined ? UnattributedReason.OnlyBefore : UnattributedReason.NotANumber;
}
