import type { FigureDefinition } from "@epb/engine";
import type { Statistics } from "@epb/engine/whatif";
import { jsonText } from "../../../format/json-text.js";
import { OUTPUT_KIND } from "../../../output-kinds.js";
import { describeInput } from "../../../reports/describe-input.js";
import { plainData } from "../../../reports/plain-data.js";
import { ENGINE } from "../../../versions.js";
import type { WhatIfAnswer } from "../answer.js";
import { percentileName } from "../percentile-name.js";

const SCHEMA_VERSION = "1";

/** Every answer for programs, to the last digit. */
export function whatIfJson(answer: WhatIfAnswer): string {
  const { input, changed, sensitivity, tables, breakEven, simulation } = answer;
  const data = {
    kind: OUTPUT_KIND.whatif,
    schemaVersion: SCHEMA_VERSION,
    engine: ENGINE,
    source: describeInput(input),
    ...(answer.withheldBefore.length > 0 && { withheldBefore: answer.withheldBefore }),
    ...(answer.withheldAfter.length > 0 && { withheldAfter: answer.withheldAfter }),
    ...(changed !== undefined && {
      changes: changed.changes,
      figures: changed.figures.map(({ definition, ...figure }) => ({ ...figure, ...unitOf(definition) })),
    }),
    ...(sensitivity !== undefined && {
      sensitivity: sensitivity.result.tornados.map(({ path, definition, base, bars }) => ({
        path,
        label: answer.figureLabel(path),
        ...unitOf(definition),
        base,
        inputs: bars.map(({ input: { path: at, kind, low, high }, low: atLow, high: atHigh, swing }) => ({
          path: at,
          kind,
          low,
          high,
          atLow,
          atHigh,
          swing,
        })),
      })),
    }),
    ...(tables.length > 0 && {
      steps: tables.map(({ range: { path, kind }, rows }) => ({
        path,
        kind,
        rows: rows.map(({ at, figures }) => ({ at, figures })),
      })),
    }),
    ...(breakEven !== undefined && { breakEven: breakEvenData(breakEven) }),
    ...(simulation !== undefined && { simulation: simulationData(simulation) }),
  };
  return `${jsonText(plainData(data), 2)}\n`;
}

const unitOf = ({ unit }: FigureDefinition): object => ({ ...(unit !== undefined && { unit }) });

function breakEvenData({ question, result }: NonNullable<WhatIfAnswer["breakEven"]>): object {
  const { kind, path, from, to, step, figure, goal } = question;
  const asked = { input: { path, kind }, from, to, step, figure, goal };
  switch (result.kind) {
    case "found":
    case "jumps":
      return { ...asked, kind: result.kind, crossing: result.crossing };
    case "several":
      return { ...asked, kind: result.kind, crossings: result.crossings };
    case "notInRange":
      return { ...asked, kind: result.kind, isMetEverywhere: result.isMetEverywhere, scan: result.scan };
    default:
      return result satisfies never;
  }
}

function simulationData({ ok: _, figures, ...simulation }: NonNullable<WhatIfAnswer["simulation"]>): object {
  return {
    ...simulation,
    inputs: simulation.inputs.map((input) => ({
      ...withNamedPercentiles(input),
      ...(input.path.includes("=*") && { oneDrawForAllItems: true }),
    })),
    figures: figures.map(({ definition, ...figure }) => ({ ...withNamedPercentiles(figure), ...unitOf(definition) })),
  };
}

function withNamedPercentiles<Part extends { readonly statistics?: Statistics }>(part: Part): object {
  const { statistics } = part;
  if (statistics === undefined) return part;
  const percentiles = statistics.percentiles.map((one) => ({ name: percentileName(one.fraction), ...one }));
  return { ...part, statistics: { ...statistics, percentiles } };
}
