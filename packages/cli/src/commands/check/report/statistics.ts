import type { Decimal, FigureDefinition } from "@epb/engine";
import { numberOfFigure } from "../../../format/plain-figure.js";
import type { FileReport } from "./file-report.js";
import { figureIn, type HeadlineColumn, headlineColumns } from "./headline-columns.js";

/** Distribution of a headline figure over the files that have it and no errors. */
export interface FigureSpread {
  /** Places of the figure in the calculated values: one for each edition that has it. */
  readonly ids: readonly string[];
  readonly label: string;
  readonly definition: FigureDefinition;
  readonly files: number;
  readonly minimum: Decimal;
  /** Mean of the two middle values of an even number. */
  readonly median: Decimal;
  readonly maximum: Decimal;
}

export interface BatchStatistics {
  /** Number of files by template and version, or by kind if the file has no template; sorted by name. */
  readonly templates: readonly { readonly template: string; readonly files: number }[];
  readonly figures: readonly FigureSpread[];
}

/** Collects the key figures of a run. */
export class RunningStatistics {
  readonly #templates = new Map<string, number>();
  readonly #columns = headlineColumns();
  readonly #values = new Map<HeadlineColumn, Decimal[]>();

  add(report: FileReport): void {
    const template = templateOf(report);
    this.#templates.set(template, (this.#templates.get(template) ?? 0) + 1);
    if (report.status !== "ok" && report.status !== "warnings") return;
    for (const column of this.#columns) {
      const value = numberOfFigure(figureIn(report, column));
      if (value === undefined) continue;
      const values = this.#values.get(column) ?? [];
      this.#values.set(column, values);
      values.push(value);
    }
  }

  result(): BatchStatistics {
    return {
      templates: [...this.#templates]
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([template, files]) => ({ template, files })),
      figures: this.#columns.flatMap((column) => spreadOf(column, this.#values.get(column) ?? [])),
    };
  }
}

function templateOf({ template, kind, status }: FileReport): string {
  if (template !== undefined) return `${template.kind} ${template.version}`;
  if (status === "unreadable" || status === "fault") return "not read";
  return kind === "json" ? "project in JSON" : "no template";
}

function spreadOf({ definition, ids }: HeadlineColumn, values: readonly Decimal[]): readonly FigureSpread[] {
  const sorted = [...values].sort((left, right) => left.cmp(right));
  const [minimum] = sorted;
  const maximum = sorted.at(-1);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (minimum === undefined || maximum === undefined || lower === undefined || upper === undefined) return [];
  const median = lower.plus(upper).div(2);
  return [{ ids, label: definition.label, definition, files: sorted.length, minimum, median, maximum }];
}
