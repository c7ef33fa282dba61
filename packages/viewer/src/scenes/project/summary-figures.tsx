import type { ProjectOverview } from "@epb/contract";
import type { ReactElement, ReactNode } from "react";
import { SavingsAgainstPaymentsChart } from "../../charts/savings-against-payments-chart.js";
import { AlertBox } from "../../components/alert-box.js";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { entryAddress } from "../../components/project/entry-address.js";
import { HEADER_PATHS } from "../../components/project/header-figures.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { WithheldProvider } from "../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { figureValue } from "../../format/figures.js";
import { DASHBOARD_TEXTS } from "../../texts/project-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";

const SUMMARY = "projectSummary.financialSummary.";

/** Figures beside the chart, in this order. The header of the project has its price and its savings. */
const BESIDE: readonly string[] = [
  "ecm.totals.estAnnualCostSavings",
  `${SUMMARY}totalPayments`,
  `${SUMMARY}totalRetainedSavings`,
  `${SUMMARY}simplePayback`,
  "ecm.totals.totalEnergySavings",
  "ecm.totals.ghg.annualTotal",
];
/** Figures of an express project beside the chart. */
const BESIDE_EXPRESS: readonly string[] = [
  "express.annualCostSavings",
  "express.totalDebtService",
  "express.totalNetSavings",
  "express.simplePayback",
  "ecm.totals.totalEnergySavings",
  "ecm.totals.ghg.annualTotal",
];

type Figure = ProjectOverview["figures"][number];

const isExpress = ({ figures }: ProjectOverview): boolean => figures.some(({ path }) => path.startsWith("express."));
const besideOf = (overview: ProjectOverview): readonly string[] => (isExpress(overview) ? BESIDE_EXPRESS : BESIDE);

/** Chart of savings and payments with the main results beside it; if the project is approved, as signed. */
export function MainResults({ overview }: { readonly overview: ProjectOverview }): ReactElement {
  const { approvedWith, figures, savings } = overview;
  const found = besideOf(overview).flatMap((path) => figures.find((figure) => figure.path === path) ?? []);
  if (found.length === 0 && savings === undefined)
    return <EmptyState title={DASHBOARD_TEXTS.noFigures}>{DASHBOARD_TEXTS.noFiguresText}</EmptyState>;
  return (
    <OverviewWithheld overview={overview}>
      {approvedWith !== undefined && <AlertBox kind="info">{DASHBOARD_TEXTS.approvedWith(approvedWith)}</AlertBox>}
      <div className="main-results">
        <SavingsAgainstPaymentsChart tables={savings === undefined ? [] : [savings]} verified={overview.verified} />
        <FigureList figures={found} className="tiles" itemClassName="tile" />
      </div>
    </OverviewWithheld>
  );
}

/** Figures of the summary that neither the header nor the chart has. */
export function OtherFigures({ overview }: { readonly overview: ProjectOverview }): ReactElement | null {
  const shown = new Set([...HEADER_PATHS, ...besideOf(overview)]);
  const others = overview.figures.filter(({ path }) => path.startsWith(SUMMARY) && !shown.has(path));
  if (others.length === 0) return null;
  return (
    <OverviewWithheld overview={overview}>
      <Card title={DASHBOARD_TEXTS.otherFigures} level={3}>
        <FigureList figures={others} className="project-facts" />
      </Card>
    </OverviewWithheld>
  );
}

interface FigureListProps {
  readonly figures: readonly Figure[];
  readonly className: string;
  readonly itemClassName?: string;
}

function FigureList({ figures, className, itemClassName }: FigureListProps): ReactElement {
  return (
    <div>
      <dl className={className}>
        {figures.map(({ path, label, value, unit }) => (
          <div key={path} className={itemClassName}>
            <dt>{label}</dt>
            <dd>{figureValue(value, unit)}</dd>
          </div>
        ))}
      </dl>
      {figures.some(({ value }) => value === undefined) && <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />}
    </div>
  );
}

/** Tells the figures below why some are withheld. */
function OverviewWithheld(props: { readonly overview: ProjectOverview; readonly children: ReactNode }): ReactElement {
  const { id } = useOpenProject();
  const { withheld } = props.overview;
  return (
    <WithheldProvider
      withheld={
        withheld && {
          figures: withheld.figures,
          inputs: withheld.inputs.map((input) => ({ ...input, to: entryAddress(id, input.path) })),
        }
      }
    >
      {props.children}
    </WithheldProvider>
  );
}
