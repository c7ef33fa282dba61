import fc from "fast-check";
import { expect, test } from "vitest";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { parsed } from "../../testing/parsed.js";
import { rateKindAt } from "../inputs/all-inputs.js";
import { listInputs } from "../paths/list-inputs.js";
import { visitRates } from "./visit-rates.js";

test("exactly the inputs that are visited are rates by their path, of the same kind", () => {
  fc.assert(
    fc.property(anyProject, (json) => {
      const { data } = parsed(json);
      const visited = new Map<string, string>();
      visitRates(data, (_, kind, at) => visited.set(at(), kind));
      const byPath = listInputs(data).flatMap(({ path }) => {
        const kind = rateKindAt(path);
        return kind === undefined ? [] : [[path, kind] as const];
      });
      expect(new Map(byPath)).toEqual(visited);
    }),
  );
});
