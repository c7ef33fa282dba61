import type { Benchmarks } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo } from "react";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { FailureBox } from "../../components/failure-box.js";
import { Waiting } from "../../components/spinner.js";
import { AboutFigures } from "./about-figures.js";
import { QuartileChart, type QuartileRow } from "./benchmark-chart/quartile-chart.js";
import { BenchmarkDistribution } from "./benchmark-distribution.js";
import { type BenchmarkRow, benchmarkRows, QUANTITY_FORMATS, type QuantityId } from "./benchmark-rows.js";
import { BenchmarkTable } from "./benchmark-table.js";
import { ProjectWorks } from "./project-works.js";
import { STATISTICS_TEXTS } from "./statistics-texts.js";
import type { ComparedProject } from "./use-compared-project.js";

interface BenchmarkResultProps {
  readonly reply: Benchmarks;
  readonly quantity: QuantityId;
  readonly project: ComparedProject;
  /** Chooses all technologies again. */
  readonly onClear: () => void;
}

/** The benchmarks of a choice as a chart and a table, beside the work of a project. */
export function BenchmarkResult({ reply, quantity, project, onClear }: BenchmarkResultProps): ReactElement {
  const { benchmarks, minimumGroupSize: minimum } = reply;
  const compared = project.benchmarks;
  const rows = useMemo(
    () => benchmarkRows(benchmarks, { quantity, project: compared }),
    [benchmarks, quantity, compared],
  );
  // For a single technology, the selected group precedes its parts.
  const whole = new Set(benchmarks.map(({ technologyTypeId }) => technologyTypeId)).size === 1 ? rows[0] : undefined;
  const unit = STATISTICS_TEXTS.quantityUnits[quantity];
  const title = STATISTICS_TEXTS.distributionOf(STATISTICS_TEXTS.quantities[quantity], unit);
  const marked = rows.some(({ yours }) => yours !== undefined) ? project.name : undefined;
  return (
    <>
      {project.isLoading && <Waiting />}
      {project.error !== null && <FailureBox error={project.error} />}
      {rows.length === 0 ? (
        <EmptyState title={STATISTICS_TEXTS.noBenchmarks}>
          <p>{STATISTICS_TEXTS.noBenchmarksText(minimum)}</p>
          <Button type="button" onClick={onClear}>
            {STATISTICS_TEXTS.clearChoice}
          </Button>
        </EmptyState>
      ) : (
        <>
          <Card title={title}>
            <QuartileChart
              title={title}
              rows={rows.map((row) => chartRow(row, quantity))}
              format={QUANTITY_FORMATS[quantity].short}
              {...(marked !== undefined && { markName: marked })}
            />
          </Card>
          {whole !== undefined && (
            <BenchmarkDistribution row={whole} quantity={quantity} minimum={minimum} projectName={project.name} />
          )}
          <Card title={STATISTICS_TEXTS.inFigures}>
            <BenchmarkTable
              caption={STATISTICS_TEXTS.tableOf(title)}
              rows={rows}
              quantity={quantity}
              hasProject={marked !== undefined}
            />
          </Card>
        </>
      )}
      {project.name !== undefined && compared !== undefined && (
        <ProjectWorks name={project.name} works={compared.works} />
      )}
      <AboutFigures minimum={minimum} />
    </>
  );
}

function chartRow({ key, label, quartiles, yours }: BenchmarkRow, quantity: QuantityId): QuartileRow {
  return {
    key,
    label,
    note: STATISTICS_TEXTS.counted(quartiles.projects),
    lower: Number(quartiles.lower),
    median: Number(quartiles.median),
    upper: Number(quartiles.upper),
    ...(yours !== undefined && { mark: { value: Number(yours), shown: QUANTITY_FORMATS[quantity].own(yours) } }),
  };
}
