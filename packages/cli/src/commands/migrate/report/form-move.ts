import type { TemplateManifest } from "@epb/workbook";
import type { Finding } from "@epb/workbook/diagnostics";
import { jsonText } from "../../../format/json-text.js";
import type { Layout } from "../../../format/layout.js";
import { printable } from "../../../format/printable.js";
import { hang, wrap } from "../../../format/wrap.js";
import { OUTPUT_KIND } from "../../../output-kinds.js";
import { findingLines } from "../../../reports/finding-lines.js";
import { ENGINE } from "../../../versions.js";

/** A project of a form that was written into a template. */
export interface FormMove {
  readonly file: string;
  readonly output: string;
  /** Name of the mapping profile that read the form. */
  readonly profile: string;
  readonly template: Pick<TemplateManifest, "kind" | "version">;
  /** Inputs with their cell of the form. */
  readonly taken: readonly { readonly at: string; readonly from: object & { readonly sheet?: string } }[];
  /** Inputs that the profile enters, because the form does not state them. */
  readonly entered: readonly { readonly at: string; readonly name: string }[];
  /** Number of figures of the form that were compared. */
  readonly figures: number;
  /** Numbers of the form that are neither inputs nor compared figures, such as years and totals, by sheet. */
  readonly others: readonly { readonly sheet: string; readonly count: number }[];
  readonly findings: readonly Finding[];
}

/** The move for people: what was copied, and what was not copied. */
export function formMoveLines(move: FormMove, layout: Layout): readonly string[] {
  const { file, output, profile, template, taken, entered, figures, others, findings } = move;
  const { paint, columns } = layout;
  const title = (text: string): readonly string[] => wrap(printable(text), columns).map((line) => paint("title", line));
  const section = (heading: string, texts: readonly string[]): readonly string[] =>
    texts.length === 0
      ? []
      : ["", paint("heading", heading), ...texts.flatMap((text) => hang("  ", printable(text), columns))];
  const sheets = new Set(taken.map(({ from }) => from.sheet)).size;
  return [
    ...title(`${file} (${profile})`),
    ...title(`→ ${output} (${template.kind} ${template.version})`),
    "",
    ...wrap(`${count(taken.length, "value")} copied from ${count(sheets, "sheet")}.`, columns),
    ...section("Entered by the profile, without a cell in the form", [...new Set(entered.map(({ name }) => name))]),
    ...section("Not copied from the form", [
      ...(figures === 0 ? [] : [`${count(figures, "figure")} of the form: the new workbook calculates its own.`]),
      ...(others.length === 0
        ? []
        : [`Other numbers, such as years and totals: ${others.map((one) => `${one.sheet} ${one.count}`).join(", ")}.`]),
    ]),
    ...(findings.length === 0 ? [] : ["", ...findingLines(findings, layout)]),
  ];
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** The same report for programs. */
export function formMoveJson(move: FormMove): string {
  const { file, output, profile, template, taken, entered, figures, others, findings } = move;
  const data = {
    kind: OUTPUT_KIND.formMigration,
    schemaVersion: "1",
    engine: ENGINE,
    from: { file, profile },
    to: { file: output, template: { kind: template.kind, version: template.version } },
    taken,
    entered: entered.map(({ at }) => at),
    figures,
    others,
    issues: findings,
  };
  return `${jsonText(data, 2)}\n`;
}
