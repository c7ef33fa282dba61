import { readFileSync } from "node:fs";

interface ProjectJson {
  readonly record: { readonly name: string };
  readonly data: { readonly ecms: readonly Record<string, unknown>[] };
}

/** A project of a given number of measures, made from the federal fixture: its 25 measures again and again. */
export function projectOfSize(measures: number): ProjectJson {
  const federal: ProjectJson = JSON.parse(
    readFileSync(new URL("../fixtures/projects/federal-espc.json", import.meta.url), "utf8"),
  );
  const { ecms } = federal.data;
  return {
    ...federal,
    data: {
      ...federal.data,
      ecms: Array.from({ length: measures }, (_, index) => ({
        ...ecms[index % ecms.length],
        uuid: `measure-${index + 1}`,
        ecmNumber: String(index + 1),
      })),
    },
  };
}
