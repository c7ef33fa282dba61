import { LIST_FIGURES, type ListedFigure } from "@epb/contract";
import { figureDefinition } from "@epb/engine";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { useWithheld } from "../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { figureValue } from "../../format/figures.js";
import { DASHBOARD_TEXTS } from "../../texts/project-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";

const SUMMARY = "projectSummary.financialSummary.";

/** Most requested figures, in this order. */
const HEADLINES: readonly string[] = [
  `${SUMMARY}totalImplementationPrice`,
  `${SUMMARY}totalGuaranteedCostSavings`,
  "ecm.totals.estAnnualCostSavings",
  `${SUMMARY}simplePayback`,
  "ecm.totals.totalEnergySavings",
  "ecm.totals.ghg.annualTotal",
];

/** Main results of the project; if it is approved, as signed. */
export function HeadlineFigures(): ReactElement {
  const { id } = useOpenProject();
  const query = useCall(LIST_FIGURES, { params: { id }, query: {} });
  return (
    <CallState query={query}>
      {({ items, approvedWith }) => (
        <>
          {approvedWith !== undefined && <AlertBox kind="info">{DASHBOARD_TEXTS.approvedWith(approvedWith)}</AlertBox>}
          <Headlines items={items} />
        </>
      )}
    </CallState>
  );
}

/** A figure that may be withheld. */
type ShownFigure = Omit<ListedFigure, "value"> & Partial<Pick<ListedFigure, "value">>;

/** The listed figures, and the withheld ones without their values. */
function withWithheld(items: readonly ListedFigure[], withheld: readonly string[]): readonly ShownFigure[] {
  const unknown = withheld.filter((path) => !path.includes("["));
  return [...items, ...unknown.map((path) => ({ path, ...labelAndUnit(path) }))];
}

function labelAndUnit(path: string): Pick<ShownFigure, "label" | "unit"> {
  const { label, unit } = figureDefinition(path);
  return { label, ...(unit !== undefined && { unit }) };
}

function Headlines({ items }: { readonly items: readonly ListedFigure[] }): ReactElement {
  const { figures } = useWithheld();
  const all = withWithheld(items, figures);
  const found = HEADLINES.flatMap((path) => all.find((figure) => figure.path === path) ?? []);
  if (found.length === 0)
    return <EmptyState title={DASHBOARD_TEXTS.noFigures}>{DASHBOARD_TEXTS.noFiguresText}</EmptyState>;
  return (
    <div>
      <dl className={found.length > 4 ? "tiles tiles--many" : "tiles"}>
        {found.map(({ path, label, value, unit }) => (
          <div key={path} className="tile">
            <dt>{label}</dt>
            <dd>{figureValue(value, unit)}</dd>
          </div>
        ))}
      </dl>
      {found.some(({ value }) => value === undefined) && <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />}
    </div>
  );
}

/** All figures of the summary. */
export function SummaryFigures(): ReactElement | null {
  const { id } = useOpenProject();
  const { data } = useCall(LIST_FIGURES, { params: { id }, query: {} });
  const { figures } = useWithheld();
  const items = withWithheld(data?.items ?? [], figures).filter(({ path }) => path.startsWith(SUMMARY));
  if (items.length === 0) return null;
  return (
    <Card title={DASHBOARD_TEXTS.allFigures} level={3}>
      <dl className="project-facts">
        {items.map(({ path, label, value, unit }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>{figureValue(value, unit)}</dd>
          </div>
        ))}
      </dl>
      {items.some(({ value }) => value === undefined) && <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />}
    </Card>
  );
}
