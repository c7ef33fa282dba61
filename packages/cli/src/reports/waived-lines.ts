import { displayWidth } from "../format/display-width.js";
import type { Layout } from "../format/layout.js";
import { printable } from "../format/printable.js";
import { hang } from "../format/wrap.js";
import { placeOf } from "../policy/finding-place.js";
import type { WaivedFinding } from "../policy/waiver.js";

/** Each waived finding with the reason, the person, and the end date. */
export function waivedLines(waived: readonly WaivedFinding[], { columns, paint }: Layout): readonly string[] {
  return waived.flatMap(({ finding, waiver }) => {
    const { file, code, severity } = finding;
    const where = [file, placeOf(finding)]
      .filter((part) => part !== "")
      .map(printable)
      .join(" › ");
    return [
      ...headLines(where, `${severity} ${code} (waived)`, columns).map((line) => paint("quiet", line)),
      ...hang("  reason    ", printable(waiver.reason), columns),
      ...hang("  accepted  ", `by ${printable(waiver.person)} until ${waiver.until}`, columns),
      "",
    ];
  });
}

function headLines(where: string, what: string, columns: number): readonly string[] {
  const line = `${where}  ${what}`;
  return displayWidth(line) <= columns ? [line] : [where, `  ${what}`];
}

/** `2 waived, 1 ignored`; empty if both are 0. */
export function leftOutText(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
}
