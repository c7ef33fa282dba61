import { describe, expect, test } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject } from "../../testing/plain-project.js";
import { ENGINE_VERSION } from "../constants/engine-version.js";
import { GRID_EDITIONS } from "../reference/grid-editions.js";
import { DEFAULT_GRID_EDITION } from "../reference/grid-emission-rate.js";
import { sealResult } from "./seal-result.js";
import { forged, sealed } from "./sealed.testing.js";
import { verifyResult } from "./verify-result.js";

/** A measure that needs grid rates, in a project with a finding. */
const ELECTRIC = plainProject({
  ecms: [
    plainMeasure({
      eGridStateRegionId: 5,
      estimatedSavings: [
        { fieldId: 1, value: "1000" },
        { fieldId: 2, value: "150000" },
      ],
    }),
    plainMeasure({ uuid: "ecm-2", estimatedSavings: [{ fieldId: 1, value: "1000" }] }),
  ],
});
const { project, envelope } = sealed(ELECTRIC);
const HASH = "0".repeat(64);

const kindsOf = (data: unknown, of = project): string[] => verifyResult(data, of).differences.map(({ kind }) => kind);

test("a result is reproduced, through JSON too", () => {
  expect(verifyResult(envelope, project)).toEqual({ ok: true, differences: [] });
  expect(verifyResult(JSON.parse(JSON.stringify(envelope)), project)).toEqual({ ok: true, differences: [] });
});

test("the order of an envelope's members does not count", () => {
  expect(verifyResult(Object.fromEntries(Object.entries(envelope).reverse()), project).ok).toBe(true);
});

test("another engine version is reported, and the result is computed again", () => {
  const other = forged(envelope, { engine: { ...envelope.engine, version: "9.9.9" } });
  const version = { kind: "engine-version", sealed: "9.9.9", current: ENGINE_VERSION };
  expect(verifyResult(other, project)).toEqual({ ok: true, differences: [version] });
  const moved = forged(other, { calculatedValues: {} });
  expect(verifyResult(moved, project)).toMatchObject({ ok: false, differences: [version, { kind: "figure" }] });
});

test("another project is reported by its parts, with the first different figure", () => {
  const other = { ...project, data: { ...project.data, other: {} }, hasBeenApproved: true };
  expect(verifyResult(envelope, other).ok).toBe(false);
  expect(verifyResult(envelope, other).differences).toMatchObject([
    { kind: "inputs", parts: ["hasBeenApproved", "data.other"] },
    { kind: "figure" },
    { kind: "issue" },
  ]);
});

test("a changed part without figures is reported without a figure", () => {
  const renamed = { ...project, record: { ...project.record, name: "Another name" } };
  expect(verifyResult(envelope, renamed)).toEqual({ ok: false, differences: [{ kind: "inputs", parts: ["record"] }] });
});

test("a project that cannot be calculated is reported", () => {
  const override = parsed({ ...ELECTRIC, record: { ...ELECTRIC.record, calculationType: 2 } });
  expect(verifyResult(envelope, override).differences).toEqual([
    { kind: "inputs", parts: ["record"] },
    {
      kind: "not-calculated",
      error: "calculation/override-without-values",
      message: "Project set to Override but no calculated values provided",
    },
  ]);
});

describe("options", () => {
  const [, earlier = DEFAULT_GRID_EDITION] = GRID_EDITIONS;
  const chosen = sealed(ELECTRIC, {
    options: { ghg: { edition: earlier, rateType: "non_baseload", warmingPotentials: "AR4" } },
  });

  test("are sealed by name", () => {
    expect(chosen.envelope.options).toEqual({
      ghg: { edition: earlier.name, rateType: "non_baseload", warmingPotentials: "AR4" },
    });
    // The envelope includes options that have default values.
    expect(envelope.options).toEqual({
      ghg: { edition: DEFAULT_GRID_EDITION.name, rateType: "total_output", warmingPotentials: "AR5" },
    });
  });

  test("are found again among the editions that the caller has", () => {
    expect(verifyResult(chosen.envelope, project, { editions: GRID_EDITIONS }).ok).toBe(true);
    expect(verifyResult(chosen.envelope, project)).toEqual({
      ok: false,
      differences: [
        { kind: "options", option: "edition", sealed: earlier.name, available: [DEFAULT_GRID_EDITION.name] },
      ],
    });
  });

  test("with unknown names are reported", () => {
    const ghg = { ...envelope.options.ghg, rateType: "marginal" };
    expect(verifyResult(forged(envelope, { options: { ghg } }), project).differences).toEqual([
      { kind: "options", option: "rateType", sealed: "marginal", available: ["total_output", "non_baseload"] },
    ]);
    const other = { ...envelope.options.ghg, warmingPotentials: "AR7" };
    expect(verifyResult(forged(envelope, { options: { ghg: other } }), project).differences).toEqual([
      { kind: "options", option: "warmingPotentials", sealed: "AR7", available: ["SAR", "AR4", "AR5", "AR6"] },
    ]);
  });

  test("that differ change the figures", () => {
    const ghg = { ...envelope.options.ghg, warmingPotentials: "SAR" };
    expect(verifyResult(forged(envelope, { options: { ghg } }), project).differences[0]).toMatchObject({
      kind: "figure",
      path: "ecm.measures[uuid=ecm-1].ghg.electricGhg",
    });
  });
});

test("different reference data is reported with its set", () => {
  const [grid, potentials] = envelope.referenceData;
  if (grid === undefined || potentials === undefined) throw new Error("the project needs both");
  const sealedGrid = { ...grid, sha256: HASH };
  expect(verifyResult(forged(envelope, { referenceData: [sealedGrid, potentials] }), project).differences).toEqual([
    { kind: "reference-data", sets: [{ set: "grid gas rates", sealed: sealedGrid, current: grid }] },
  ]);
  expect(verifyResult(forged(envelope, { referenceData: [grid] }), project).differences).toEqual([
    { kind: "reference-data", sets: [{ set: "warming potentials", current: potentials }] },
  ]);
  expect(verifyResult(forged(envelope, { referenceData: [potentials, grid] }), project).differences).toEqual([
    { kind: "reference-data", sets: [] },
  ]);
});

test("a different figure is reported with its path and both values", () => {
  const text = JSON.stringify(envelope.calculatedValues);
  const calculatedValues = JSON.parse(text.replace('"principalPlusInterest":"130000"', '"principalPlusInterest":"1"'));
  expect(text).toContain('"principalPlusInterest":"130000"');
  expect(verifyResult(forged(envelope, { calculatedValues }), project).differences).toEqual([
    { kind: "figure", path: "amortization.summary[year=1].principalPlusInterest", sealed: "1", computed: "130000" },
  ]);
});

test("a different issue is reported with its position", () => {
  const [issue] = envelope.issues;
  if (issue === undefined) throw new Error("the project has a finding");
  expect(verifyResult(forged(envelope, { issues: [] }), project).differences).toEqual([
    { kind: "issue", position: 0, computed: issue },
  ]);
  const other = { ...issue, severity: "warning" };
  expect(verifyResult(forged(envelope, { issues: [other] }), project).differences).toEqual([
    { kind: "issue", position: 0, sealed: other, computed: issue },
  ]);
});

test("a manually changed envelope is reported first", () => {
  const changed = { ...envelope, engine: { ...envelope.engine, version: "9.9.9" } };
  expect(verifyResult(changed, project).ok).toBe(false);
  expect(kindsOf(changed)).toEqual(["envelope", "engine-version"]);
  expect(verifyResult({ ...envelope, sha256: HASH }, project).differences).toEqual([
    { kind: "envelope", sealed: HASH, computed: envelope.sha256 },
  ]);
});

test("template and instant are in the envelope and under its hash", () => {
  const named = sealResult(
    project,
    { ok: true, calculatedValues: { calculationTypeId: 1 }, issues: [] },
    {
      template: { kind: "ePB", version: "4.2.10" },
      sealedAt: "2026-11-21T08:00:00Z",
    },
  );
  expect(named).toMatchObject({ template: { kind: "ePB", version: "4.2.10" }, sealedAt: "2026-11-21T08:00:00Z" });
  expect(kindsOf({ ...named, sealedAt: "2026-11-21T08:00:01Z" })[0]).toBe("envelope");
  expect(kindsOf({ ...named, template: { kind: "ePB", version: "4.2.9" } })[0]).toBe("envelope");
  expect(envelope).not.toHaveProperty("sealedAt");
});

test("data that no envelope can contain is not sealed", () => {
  const calculation = { ok: true, calculatedValues: { calculationTypeId: 1 }, issues: [] } as const;
  expect(() => sealResult(project, calculation, { sealedAt: "yesterday" })).toThrow(
    'No envelope can hold this: [{"at":"sealedAt","expected":"a date and time such as \\"2024-01-31T12:00:00Z\\"","found":"\\"yesterday\\""}]',
  );
});

describe("data that is not an envelope", () => {
  const problemsOf = (data: unknown): unknown => {
    const [difference] = verifyResult(data, project).differences;
    return difference?.kind === "malformed" ? difference.problems : difference;
  };

  test.each([[undefined], [null], ["text"], [[]], [1n], [new Map()], [() => 1]])("%s is reported", (data) => {
    expect(kindsOf(data)).toEqual(["malformed"]);
  });

  test("is reported with all problems", () => {
    const { issues: _, ...without } = envelope;
    const data = {
      ...without,
      schemaVersion: "2",
      engine: { name: "@epb/engine", version: 1 },
      inputs: { sha256: "abc", parts: { record: HASH, data: null } },
      referenceData: [{ kind: "prices", name: "x", sha256: HASH }, HASH],
      sealedAt: "2026-11-21",
      signature: "x".repeat(100),
    };
    expect(problemsOf(data)).toEqual([
      { at: "schemaVersion", expected: '"1"', found: '"2"' },
      { at: "engine.version", expected: "text", found: "1" },
      { at: "inputs.sha256", expected: "64 hexadecimal digits", found: '"abc"' },
      { at: "inputs.parts.data", expected: "64 hexadecimal digits", found: "null" },
      {
        at: "referenceData[0].kind",
        expected: '"grid gas rates" or "fuel emission factors" or "warming potentials"',
        found: '"prices"',
      },
      { at: "referenceData[1]", expected: "an object", found: `"${HASH.slice(0, 59)}…` },
      { at: "sealedAt", expected: 'a date and time such as "2024-01-31T12:00:00Z"', found: '"2026-11-21"' },
      { at: "issues", expected: "a list" },
      { at: "signature", expected: "no member of this name", found: `"${"x".repeat(59)}…` },
    ]);
  });

  test("is reported if it is not data at all", () => {
    const endless: unknown[] = [];
    endless.push(endless);
    expect(problemsOf({ ...envelope, calculatedValues: { a: [Number.NaN] } })).toEqual([
      { at: "calculatedValues.a[0]", expected: "data as JSON has it" },
    ]);
    expect(kindsOf({ ...envelope, calculatedValues: { endless } })).toEqual(["malformed"]);
  });

  test("whose figures have another shape is reported with the first of them", () => {
    const calculatedValues = { ...envelope.calculatedValues, costSavings: "none" };
    expect(verifyResult(forged(envelope, { calculatedValues }), project).differences).toMatchObject([
      { kind: "figure", path: "costSavings", sealed: "none" },
    ]);
  });
});
