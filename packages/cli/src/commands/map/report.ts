import type { Finding } from "@epb/workbook/diagnostics";
import type { Profile } from "@epb/workbook/mapping";
import { jsonText } from "../../format/json-text.js";
import type { Layout } from "../../format/layout.js";
import { printable } from "../../format/printable.js";
import { hang, wrap } from "../../format/wrap.js";
import { OUTPUT_KIND } from "../../output-kinds.js";
import { findingLines } from "../../reports/finding-lines.js";
import { ENGINE } from "../../versions.js";
import { isProfileName } from "./map-options.js";

/** A template that is filled from a form. */
export interface Filled {
  readonly file: string;
  readonly output: string;
  readonly profilePath: string;
  readonly profile: Profile;
  /** Name of an input for people. */
  readonly nameOf: (path: string) => string;
  /** Rows of the mapping that nobody decided. */
  readonly open: readonly string[];
  readonly findings: readonly Finding[];
}

/** Report on the taken, converted, and undecided inputs, for people. */
export function filledLines(
  { file, output, profilePath, profile, nameOf, open, findings }: Filled,
  layout: Layout,
): readonly string[] {
  const { paint, columns } = layout;
  const places = placesOf(profile);
  const converted = places.filter(({ scale, dates }) => scale !== undefined || dates !== undefined);
  const constants =
    profile.constants.length === 0
      ? ""
      : ` ${count(profile.constants.length, "value", "values")} entered in the mapping.`;
  const section = (title: string, texts: readonly string[]): readonly string[] =>
    texts.length === 0
      ? []
      : ["", paint("heading", title), ...texts.flatMap((text) => hang("  ", printable(text), columns))];
  return [
    paint("title", printable(file)),
    ...(isProfileName(output) ? [] : [paint("title", printable(`→ ${output}`))]),
    paint("title", printable(`→ ${profilePath}`)),
    "",
    ...wrap(
      `${count(places.length, "input or column", "inputs and columns")} taken, ${converted.length} of them converted.${constants}`,
      columns,
    ),
    ...section(
      "Converted",
      converted.map(
        ({ to, label, scale, dates, unit }) =>
          `${label} → ${nameOf(to)}: ${scale === undefined ? (dates ?? "") : `× ${scale}`}${unit === undefined ? "" : ` (${unit})`}`,
      ),
    ),
    ...section("Left: nobody decided these rows of the mapping", open),
    ...(findings.length === 0 ? [] : ["", ...findingLines(findings, layout)]),
  ];
}

/** The same report for programs. */
export function filledJson({ file, output, profilePath, profile, open, findings }: Filled): string {
  const data = {
    kind: OUTPUT_KIND.mapped,
    schemaVersion: "1",
    engine: ENGINE,
    file,
    ...(!isProfileName(output) && { output }),
    profile: profilePath,
    taken: placesOf(profile).map(({ to, label, scale, dates }) => ({
      path: to,
      place: label,
      ...(scale !== undefined && { scale }),
      ...(dates !== undefined && { dates }),
    })),
    constants: profile.constants.map(({ to, value }) => ({ path: to, value })),
    open,
    issues: findings,
  };
  return `${jsonText(data, 2)}\n`;
}

interface TakenPlace {
  readonly to: string;
  readonly label: string;
  readonly scale: string | undefined;
  readonly unit: string | undefined;
  readonly dates: string | undefined;
}

const placesOf = ({ values, tables }: Profile): readonly TakenPlace[] => [
  ...values.map(({ to, sheet, label, cell, name, scale, unit, dates }) => ({
    ...{ to, scale, unit, dates },
    label: name ?? `${sheet ?? ""}: ${label ?? cell ?? ""}`,
  })),
  ...tables.flatMap(({ sheet, columns }) =>
    columns.map(({ to, header, scale, unit, dates }) => ({
      ...{ to, scale, unit, dates },
      label: `${sheet}: ${header.join(" / ")}`,
    })),
  ),
];

const count = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`;
