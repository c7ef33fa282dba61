import { parseProject } from "@epb/engine";
import { SavingsBasis } from "@epb/engine/economics";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { FormGroup, Label, Select, TextInput } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { CashFlowChart } from "../../charts/cash-flow-chart.js";
import { isChartWithheld } from "../../charts/chart-figures.js";
import { tablesOfCalculation } from "../../charts/series/tables-of-calculation.js";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { useWholeProject } from "../../components/project/whole-project.js";
import { ProjectWithheld } from "../../components/withheld/project-withheld.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { FEDERAL_RATE, worthOfProject } from "../../features/life-cycle-cost/worth-of-project.js";
import { WorthTable } from "../../features/life-cycle-cost/worth-table.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import { LIFE_CYCLE_COST_TEXTS as TEXTS } from "./life-cycle-cost-texts.js";
import { OtherEngine } from "./other-engine.js";
import { leverNumber, typedText } from "./what-if/lever-numbers.js";

import "./what-if.scss";

const { Guaranteed, Estimated } = SavingsBasis;

/** Value of the project for its customer, with a discount rate that the reader can change. */
export function LifeCycleCostScene(): ReactElement {
  const { id } = useOpenProject();
  const whole = useWholeProject();
  const parsed = useMemo(() => parseProject(whole), [whole]);
  const calculation = useMemo(() => (parsed.ok ? calculateKnownFigures(parsed.value) : undefined), [parsed]);
  const [typed, setTyped] = useState(() => typedText("rate", FEDERAL_RATE?.nominal.value.toFixed() ?? "0"));
  const [savings, setSavings] = useState<SavingsBasis>(Guaranteed);
  const rate = discountRate(typed);
  const isFederal = rate === FEDERAL_RATE?.nominal.value.toFixed();
  const worth = useMemo(
    () =>
      calculation === undefined || rate === undefined
        ? undefined
        : worthOfProject(calculation.calculatedValues, { savings, ...(!isFederal && { rate }) }),
    [calculation, rate, isFederal, savings],
  );
  const tables = useMemo(
    () => (parsed.ok && calculation !== undefined ? tablesOfCalculation(parsed.value, calculation) : []),
    [parsed, calculation],
  );
  if (!parsed.ok || calculation === undefined) {
    return (
      <ProjectPart title={TEXTS.title}>
        <EmptyState title={TEXTS.unreadable}>{TEXTS.unreadableText}</EmptyState>
      </ProjectPart>
    );
  }
  const { withheld } = calculation.calculatedValues;
  const isWithheld = isChartWithheld("cashFlow", withheld?.figures ?? []);
  return (
    <ProjectPart title={TEXTS.title} lead={TEXTS.lead}>
      <OtherEngine />
      <div className="stack">
        <Card title={TEXTS.assumptions} level={3}>
          <div className="row life-cycle-cost__assumptions">
            <FormGroup error={rate === undefined}>
              <Label htmlFor="discount-rate">{TEXTS.rate}</Label>
              <TextInput
                id="discount-rate"
                name="discount-rate"
                type="text"
                inputMode="decimal"
                value={typed}
                aria-describedby={rate === undefined ? "discount-rate-error" : undefined}
                onChange={(event) => setTyped(event.target.value)}
              />
              {rate === undefined && (
                <span className="usa-error-message" id="discount-rate-error">
                  {TEXTS.rateWrong}
                </span>
              )}
            </FormGroup>
            <FormGroup>
              <Label htmlFor="savings-basis">{TEXTS.savings}</Label>
              <Select
                id="savings-basis"
                name="savings-basis"
                value={savings}
                onChange={(event) => setSavings(event.target.value as SavingsBasis)}
              >
                <option value={Guaranteed}>{TEXTS.guaranteed}</option>
                <option value={Estimated}>{TEXTS.estimated}</option>
              </Select>
            </FormGroup>
          </div>
        </Card>
        <ProjectWithheld projectId={id} project={parsed.value} withheld={withheld}>
          <Card title={TEXTS.results} level={3}>
            {worth !== undefined && <WorthTable worth={worth} />}
            {worth === undefined && isWithheld && <WithheldNote lead={WITHHELD_TEXTS.ofWorth} />}
            {worth === undefined && rate !== undefined && !isWithheld && <p>{TEXTS.none}</p>}
          </Card>
          {(tables.some(({ id: table }) => table === "cash-flow") || isWithheld) && <CashFlowChart tables={tables} />}
        </ProjectWithheld>
      </div>
    </ProjectPart>
  );
}

/** Fraction of a typed percentage; undefined for a text that is not a number, and for -100% and less. */
function discountRate(typed: string): string | undefined {
  const rate = leverNumber("rate", typed);
  return rate === undefined || Number(rate) <= -1 ? undefined : rate;
}
