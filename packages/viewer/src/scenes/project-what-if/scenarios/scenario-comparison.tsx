import type { Scenario } from "@epb/contract";
import { type Calculation, figureDefinition, type Project } from "@epb/engine";
import { calculateWithOverlay } from "@epb/engine/whatif";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { type ReactElement, useMemo } from "react";
import { FramedTable } from "../../../components/table/framed-table.js";
import { WithheldNote } from "../../../components/withheld/withheld-note.js";
import { type WorthOfProject, worthOfProject } from "../../../features/life-cycle-cost/worth-of-project.js";
import { figureValue } from "../../../format/figures.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { ECONOMICS_TEXTS } from "../../../texts/economics-texts.js";
import { WITHHELD_TEXTS } from "../../../texts/withheld-texts.js";
import { figureAt, shownFigures } from "../what-if/recalculate.js";
import { overlayOfChanges } from "./scenario-changes.js";
import { SCENARIO_TEXTS as TEXTS } from "./scenario-texts.js";

interface Column {
  /** Id of the scenario; blank for the current project. */
  readonly id: string;
  readonly name: string;
  /** Absent if the changes of a scenario no longer fit the project. */
  readonly calculation?: Calculation;
}

const { netSavings, savingsToInvestmentRatio, adjustedRate, rate } = ECONOMICS_TEXTS.labels;
const WORTH_ROWS = [netSavings, savingsToInvestmentRatio, adjustedRate, rate] as const;

interface ScenarioComparisonProps {
  readonly project: Project;
  readonly scenarios: readonly Scenario[];
}

/** The current project and scenarios side by side. */
export function ScenarioComparison({ project, scenarios }: ScenarioComparisonProps): ReactElement {
  const current = useMemo(() => calculateKnownFigures(project), [project]);
  const columns = useMemo(
    (): readonly Column[] => [
      { id: "", name: TEXTS.current, calculation: current },
      ...scenarios.map((scenario) => columnOfScenario(project, scenario)),
    ],
    [current, project, scenarios],
  );
  const worths = useMemo(() => worthOfColumns(columns), [columns]);
  const paths = shownFigures(current);
  const hasWithheld = columns.some(({ calculation }) => calculation?.calculatedValues.withheld !== undefined);
  return (
    <>
      <FramedTable caption={TEXTS.comparisonCaption} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{TEXTS.figure}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" className="is-number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paths.map((path) => {
            const { label, unit } = figureDefinition(path);
            return (
              <Row
                key={path}
                label={label}
                columns={columns}
                text={({ calculation }) =>
                  figureValue(calculation === undefined ? undefined : figureAt(calculation, path)?.toFixed(), unit)
                }
              />
            );
          })}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {TEXTS.lifeCycleCost}
            </th>
          </tr>
          {WORTH_ROWS.map((label) => (
            <Row
              key={label}
              label={label}
              columns={columns}
              text={(column) =>
                worths.get(column)?.rows.find((row) => row.label === label)?.purchase ?? COMMON_TEXTS.notKnown
              }
            />
          ))}
        </tbody>
      </FramedTable>
      <p>{[...worths.values()].find((worth) => worth !== undefined)?.assumptions}</p>
      {hasWithheld && <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />}
      {columns
        .filter(({ calculation }) => calculation === undefined)
        .map(({ id, name }) => (
          <p key={id}>
            {name}: {TEXTS.impossible}
          </p>
        ))}
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly text: (column: Column) => string;
}

function Row({ label, columns, text }: RowProps): ReactElement {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.id} className="is-number">
          {text(column)}
        </td>
      ))}
    </tr>
  );
}

function columnOfScenario(project: Project, { id, name, changes }: Scenario): Column {
  const result = calculateWithOverlay(project, overlayOfChanges(changes));
  return result.ok ? { id, name, calculation: result.calculation } : { id, name };
}

/** Values over the same years, those of the longest performance period: otherwise a longer contract would seem better. */
function worthOfColumns(columns: readonly Column[]): ReadonlyMap<Column, WorthOfProject | undefined> {
  const years = columns.flatMap(({ calculation }) => calculation?.calculatedValues.performancePeriod?.years ?? []);
  const studyPeriodYears = years.length === 0 ? undefined : Math.max(...years);
  return new Map(
    columns.map((column) => [
      column,
      column.calculation && worthOfProject(column.calculation.calculatedValues, { studyPeriodYears }),
    ]),
  );
}
