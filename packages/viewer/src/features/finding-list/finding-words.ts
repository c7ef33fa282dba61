import type { Finding } from "@epb/workbook/diagnostics";

/** `Schedule 2a!F17`, or the path in the project's data; undefined for the file as a whole. */
export function placeOf({ sheet, cell, at }: Finding): string | undefined {
  if (sheet === undefined) return at;
  return cell === undefined ? sheet : `${sheet}!${cell}`;
}

/** Message of a finding; its advice if the specification leaves the message empty. */
export const saidOf = ({ message, advice }: Finding): string => (message === "" ? advice : message);
