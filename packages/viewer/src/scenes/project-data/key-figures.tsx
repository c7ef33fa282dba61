import { figureDefinition, type Project, ProjectType, type SuppliedCalculatedValues, valueAtPath } from "@epb/engine";
import type { FigureLook } from "@epb/workbook";
import type { ReactElement } from "react";
import { useWithheld } from "../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import { figureText } from "./figure-text.js";

type KeyFigure = readonly [path: string, look: FigureLook];

const EPB: readonly KeyFigure[] = [
  ["projectSummary.financialSummary.totalImplementationPrice", "dollars"],
  ["projectSummary.financialSummary.totalAmountFinanced", "dollars"],
  ["projectSummary.financialSummary.performancePeriodYears", "years"],
  ["projectSummary.financialSummary.totalGuaranteedCostSavings", "dollars"],
  ["projectSummary.financialSummary.totalPayments", "dollars"],
  ["projectSummary.financialSummary.simplePayback", "yearsWithTenths"],
];

const EPX: readonly KeyFigure[] = [
  ["express.totalPrice", "dollars"],
  ["express.annualCostSavings", "dollars"],
  ["express.annualDebtService", "dollars"],
  ["express.totalGuaranteedCostSavings", "dollars"],
  ["express.totalNetSavings", "dollars"],
  ["express.simplePayback", "yearsWithTenths"],
];

interface KeyFiguresProps {
  readonly project: Project;
  readonly saved: SuppliedCalculatedValues | undefined;
  /** Figures with the unsaved changes. */
  readonly preview: SuppliedCalculatedValues | undefined;
}

/** Key figures of the saved project and, beside them, the effect of the unsaved changes. */
export function KeyFigures({ project, saved, preview }: KeyFiguresProps): ReactElement {
  const figures = project.record.projectType === ProjectType.Epx ? EPX : EPB;
  const { figures: withheld } = useWithheld();
  return (
    <section className="entry-figures" aria-label={TEXTS.keyFigures}>
      <dl className="entry-figures__list">
        {figures.map(([path, look]) => {
          const { label, unit = "$" } = figureDefinition(path);
          const before = figureText(valueAtPath(saved, path), look) || COMMON_TEXTS.notKnown;
          const after =
            preview === undefined ? before : figureText(valueAtPath(preview, path), look) || COMMON_TEXTS.notKnown;
          return (
            <div key={path} className="entry-figures__item">
              <dt>
                {label}
                {unit.startsWith("$") ? "" : ` (${unit})`}
              </dt>
              <dd>
                {after}
                {after !== before && (
                  <span className="entry-figures__before">
                    {TEXTS.asSaved}: {before}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {figures.some(([path]) => withheld.includes(path)) && <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />}
      {/* Always there: a line that came with the first change would move the links below under the pointer. */}
      <p className="entry-figures__note">{preview === undefined ? TEXTS.asSaved : TEXTS.preview}</p>
    </section>
  );
}
