import { Decimal, type Project, parseProject } from "@epb/engine";

/** The project of a task. The server has read it before, so one that cannot be read is our own mistake. */
export function projectOf(text: string): Project {
  const parsed = parseProject(JSON.parse(text));
  if (parsed.ok) return parsed.value;
  throw new Error(`a project that was stored cannot be read: ${parsed.problems[0]?.message ?? ""}`);
}

/** Data as JSON has it: decimals become texts of digits. */
export function plainData(value: unknown): unknown {
  if (Decimal.isDecimal(value)) return value.toFixed();
  if (Array.isArray(value)) return value.map(plainData);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, plainData(part)]),
  );
}
