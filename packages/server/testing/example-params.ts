import type { Call } from "@epb/contract";
import * as z from "zod/mini";

/** Texts of the forms that parameters of paths have. */
const CANDIDATES = [
  "0d9f4a3c-6b1e-4c58-9a7d-2f3b8e5c1a60",
  "1",
  "2026",
  "someone@example.org",
  "A name",
  "123456",
  "a".repeat(43),
  "a".repeat(64),
  "project",
  "epx-1.1.2.xlsx",
];

/** Parameters that the path of the call takes. */
export function exampleParams(call: Call): Readonly<Record<string, string>> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const { params } = call;
  if (names.length === 0 || params === undefined) return {};
  const found = combinations(names).find((values) => z.safeParse(params, values).success);
  if (found === undefined) throw new Error(`no example fits the path of ${call.name}; give example-params.ts one`);
  return found;
}

function* combine(names: readonly string[]): Generator<Readonly<Record<string, string>>> {
  const [name, ...rest] = names;
  if (name === undefined) {
    yield {};
    return;
  }
  for (const candidate of CANDIDATES) for (const others of combine(rest)) yield { [name]: candidate, ...others };
}

const combinations = (names: readonly string[]): readonly Readonly<Record<string, string>>[] => [...combine(names)];
