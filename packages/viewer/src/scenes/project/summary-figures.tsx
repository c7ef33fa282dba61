import { LIST_FIGURES, type ListedFigure } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../api/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { figureValue } from "../../format/figures.js";
import { DASHBOARD_TEXTS } from "../../texts/project-texts.js";

const SUMMARY = "projectSummary.financialSummary.";

/** The figures that people ask for first, in this order. */
const HEADLINES: readonly string[] = [
  `${SUMMARY}totalImplementationPrice`,
  `${SUMMARY}totalGuaranteedCostSavings`,
  "ecm.totals.estAnnualCostSavings",
  `${SUMMARY}simplePayback`,
  "ecm.totals.totalEnergySavings",
  "ecm.totals.ghg.annualTotal",
];

/** What the project comes to at a glance: of an approved one, as it was signed. */
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

function Headlines({ items }: { readonly items: readonly ListedFigure[] }): ReactElement {
  const found = HEADLINES.flatMap((path) => items.find((figure) => figure.path === path) ?? []);
  if (found.length === 0)
    return <EmptyState title={DASHBOARD_TEXTS.noFigures}>{DASHBOARD_TEXTS.noFiguresText}</EmptyState>;
  return (
    <dl className={found.length > 4 ? "tiles tiles--many" : "tiles"}>
      {found.map(({ path, label, value, unit }) => (
        <div key={path} className="tile">
          <dt>{label}</dt>
          <dd>{figureValue(value, unit)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All figures of the summary. */
export function SummaryFigures(): ReactElement | null {
  const { id } = useOpenProject();
  const { data } = useCall(LIST_FIGURES, { params: { id }, query: {} });
  const items = (data?.items ?? []).filter(({ path }) => path.startsWith(SUMMARY));
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
    </Card>
  );
}
