import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { fixtureNames, readFixture } from "../../testing/fixtures.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { asJson } from "../../testing/json.js";
import { project as generatedProject } from "../../testing/project-arbitrary.js";
import { EngineError } from "../errors/engine-error.js";
import { parseProject } from "../input/parse-project.js";
import type { Project } from "../model/project.js";
import { parsePath } from "../path-text/parse-path.js";
import { GRID_EDITIONS } from "../reference/grid-editions.js";
import { calculateKnownFigures } from "../withhold/calculate-known-figures.js";
import { canonicalJson } from "./canonical-json.js";
import type { ResultEnvelope } from "./result-envelope.js";
import { envelopeHash, sealResult } from "./seal-result.js";
import { sealed } from "./sealed.testing.js";
import { singleChanges } from "./single-changes.testing.js";
import { type ReplayDifference, verifyResult } from "./verify-result.js";

const FIXTURES = [
  ...fixtureNames("projects").map((name) => [name, readFixture(`projects/${name}.json`)] as const),
  ...fixtureNames("issues").map((name) => [name, readFixture(`issues/${name}.json`)["project"]] as const),
];

const readable = (json: unknown): Project | undefined => {
  const result = parseProject(json);
  return result.ok ? result.value : undefined;
};

const calculable = (project: Project) => {
  try {
    return calculateKnownFigures(project);
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
};

describe("a sealed result is reproduced", () => {
  test.each(FIXTURES)("of %s", (_, json) => {
    const project = readable(json);
    const calculation = project && calculable(project);
    // Fixtures of what cannot be read or calculated have no result.
    if (project === undefined || calculation === undefined) return;
    const envelope = sealResult(project, calculation);
    const again = readable(asJson(project)) ?? project;
    expect(verifyResult(asJson(envelope), again)).toEqual({ ok: true, differences: [] });
    expect(canonicalJson(asJson(envelope))).toBe(canonicalJson(envelope));
  });

  test("of generated projects, with any options", () => {
    const ghg = fc.record(
      {
        edition: fc.constantFrom(...GRID_EDITIONS),
        rateType: fc.constantFrom("total_output", "non_baseload"),
        warmingPotentials: fc.constantFrom("SAR", "AR4", "AR5", "AR6"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(generatedProject, ghg, (json, choice) => {
        const { project, envelope } = sealed(json, { options: { ghg: choice } });
        expect(verifyResult(asJson(envelope), project, { editions: GRID_EDITIONS })).toEqual({
          ok: true,
          differences: [],
        });
      }),
      { numRuns: runs(12) },
    );
  });

  test("of projects in any state of completion", () => {
    fc.assert(
      fc.property(anyProject, (json) => {
        const project = readable(json);
        const calculation = project && calculable(project);
        if (project === undefined || calculation === undefined) return;
        expect(verifyResult(asJson(sealResult(project, calculation)), project).ok).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });
});

const EXAMPLES = [
  sealed(readFixture("projects/school-district.json"), {
    template: { kind: "ePB", version: "4.2.10" },
    sealedAt: "2026-11-21T08:00:00Z",
  }),
  sealed(readFixture("issues/EPB-GHG-001.json")["project"]),
].flatMap(({ project, envelope }) => {
  const changes = singleChanges(asJson(envelope));
  // Every section has the same chance of a change, with any number of members.
  return Object.keys(envelope).map((section) => ({
    project,
    changes: changes.filter(({ path: [name] }) => name === section),
  }));
});

/** A change of an envelope, with its project. */
const envelopeChange = fc
  .constantFrom(...EXAMPLES)
  .chain(({ project, changes }) => fc.constantFrom(...changes).map((change) => ({ project, change })));

/** Kind of difference for a change in each section, after the envelope was hashed again. */
const NAMES: Readonly<Record<string, readonly ReplayDifference["kind"][]>> = {
  engine: ["engine-version"],
  inputs: ["inputs"],
  options: ["options"],
  referenceData: ["reference-data"],
  // These two are only information, so nothing can contradict them.
  template: [],
  sealedAt: [],
  issues: ["issue"],
  calculatedValues: ["figure"],
  // The changed hash is replaced by the new one.
  sha256: [],
};

const membersOf = (path: readonly (string | number)[]): string =>
  path.filter((step) => typeof step === "string").join(".");

describe("any single change is found and named", () => {
  test("in an envelope", () => {
    fc.assert(
      fc.property(envelopeChange, ({ project, change: { path, after } }) => {
        const { ok, differences } = verifyResult(after(), project);
        expect(ok).toBe(false);
        const [first] = differences;
        if (first?.kind !== "malformed") expect(first?.kind).toBe("envelope");
        else expect(first.problems[0]?.at).toMatch(new RegExp(`^${path[0]}\\b`));
      }),
      { numRuns: runs(120) },
    );
  });

  test("in an envelope that was hashed again", () => {
    fc.assert(
      fc.property(envelopeChange, ({ project, change: { path, after } }) => {
        const changed = after() as object as ResultEnvelope;
        const { differences } = verifyResult({ ...changed, sha256: envelopeHash(changed) }, project);
        const [first] = differences;
        if (first?.kind === "malformed") return;
        expect(differences.map(({ kind }) => kind)).toEqual(NAMES[String(path[0])]);
        if (first?.kind === "figure") {
          // A changed key, and an item that is gone or elsewhere, have the name of the item.
          const named = parsePath(first.path).flatMap((step) => (step.kind === "member" ? [step.name] : []));
          expect(`${membersOf(path.slice(1))}.`).toMatch(new RegExp(`^${named.join("\\.")}\\.`));
        }
      }),
      { numRuns: runs(120) },
    );
  });

  test("in a project", () => {
    let compared = 0;
    const json = fc.oneof(
      fc.constant(readFixture("projects/school-district.json")),
      fc.constant(readFixture("projects/federal-espc.json")),
      generatedProject.map(asJson),
    );
    fc.assert(
      fc.property(json, fc.nat(), (before, which) => {
        const changes = singleChanges(before).filter(({ kind }) => kind === "another value");
        const { path = [], after } = changes[which % changes.length] ?? {};
        const project = readable(after?.());
        if (project === undefined) return;
        compared++;
        const { ok, differences } = verifyResult(sealed(before).envelope, project);
        expect(ok).toBe(false);
        const part = path[0] === "data" ? `data.${path[1]}` : path[0];
        expect(differences[0]).toEqual({ kind: "inputs", parts: [part] });
      }),
      { numRuns: runs(40), seed: 41 },
    );
    expect(compared).toBeGreaterThan(20);
  });
});
