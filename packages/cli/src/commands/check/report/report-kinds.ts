/** The reports of `epb check`. */
export const REPORT_KINDS = ["human", "json", "sarif", "junit", "github", "html", "csv"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** A report that was asked for. */
export interface ReportRequest {
  readonly kind: ReportKind;
  /** Standard output without it. */
  readonly path?: string;
}

/** `json` or `json=results.json`; undefined for anything else. */
export function parseReport(text: string): ReportRequest | undefined {
  const [, name, path] = /^([^=]*)(?:=(.+))?$/s.exec(text) ?? [];
  const kind = REPORT_KINDS.find((known) => known === name);
  if (kind === undefined || text.endsWith("=")) return undefined;
  return path === undefined || path === "-" ? { kind } : { kind, path };
}
