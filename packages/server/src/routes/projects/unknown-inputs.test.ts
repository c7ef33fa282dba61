import {
  ADD_PROJECT_FILE,
  APPROVE_MEASUREMENT_YEAR,
  APPROVE_PROJECT,
  CREATE_PROJECT,
  GRANT_PROJECT_ACCESS,
  REOPEN_PROJECT,
  RESTORE_REVISION,
  RETURN_PROJECT,
  SAVE_PROJECT,
  SUBMIT_MEASUREMENT_YEAR,
  SUBMIT_PROJECT,
  UPLOAD_PROJECT,
  UserGroup,
  WRITE_MEASUREMENT_YEAR,
  WRITE_PROJECT_NOTE,
} from "@epb/contract";
import { AgreementType } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { approvalRequest } from "../../../testing/approval-request.js";
import { signIn } from "../../../testing/factories.js";
import { makeOld } from "../../../testing/old-project.js";
import {
  fixtureProject,
  fixtureWorkbook,
  ifMatchHeader,
  type StoredJson,
  storedProject,
} from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { queuedJobs } from "../../../testing/test-store.js";
import { RECALCULATION_JOB } from "../../features/recalculation/pages.js";
import { recalculatePage } from "../../features/recalculation/recalculate-page.js";
import { beginForNewEngine } from "../../features/recalculation/recalculations.js";

let server: TestServer;
let customer = "";
let esco = "";
let id = "";
beforeEach(async () => {
  server = await TestServer.start();
  ({ token: customer } = await signIn(server));
  const builder = await signIn(server, { group: UserGroup.Esco });
  ({ token: esco } = builder);
  id = await createUnknown();
  const body = { email: builder.user.email, roleId: 2 };
  await server.call(GRANT_PROJECT_ACCESS, { token: customer, params: { id }, body });
});
afterEach(() => server.stop());

const UNKNOWN = ["financing.indexRate", "ecms[uuid=ecm-2].implementation.baseConstructionCost"];

/** A copy of the school district with unreadable inputs. */
function unknownProject(): { readonly record: Record<string, unknown>; readonly data: Record<string, unknown> } {
  const { record, data } = structuredClone(fixtureProject("school-district")) as unknown as {
    readonly record: Record<string, unknown>;
    readonly data: { financing: { indexRate?: string }; ecms: { uuid: string; implementation: object }[] };
  };
  delete data.financing.indexRate;
  const [first, , ...others] = data.ecms;
  const second = data.ecms[1] as { uuid: string; implementation: { baseConstructionCost?: string } };
  second.uuid = "ecm-2";
  delete second.implementation.baseConstructionCost;
  return { record, data: { ...data, ecms: [first, second, ...others] } };
}

async function createUnknown(extra: object = {}): Promise<string> {
  const { record, data } = unknownProject();
  const body = { record: { ...record, name: crypto.randomUUID() }, data, unknownInputs: UNKNOWN, ...extra };
  const { body: created, status } = await server.call(CREATE_PROJECT, { token: customer, body });
  expect(status).toBe(201);
  return created.id;
}

const save = async (parts: object): Promise<void> => {
  expect((await server.call(SAVE_PROJECT, { token: esco, body: { id, ...parts } as never })).status).toBe(200);
};
const data = (changed: object): Promise<void> => save({ data: { changed } });
const upload = async (fileName: string, sections?: string): Promise<void> => {
  const headers = await ifMatchHeader(server, esco, id);
  const query = { fileName, projectId: id, ...(sections !== undefined && { sections }) };
  const body = await fixtureWorkbook("school-district");
  expect((await server.call(UPLOAD_PROJECT, { token: esco, query, body, headers })).status).toBe(200);
};

/** Every call that writes a project, without a value for what is unknown. */
const STEPS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["a save of nothing", () => save({})],
  ["another name", () => save({ record: { changed: { name: "Renamed" } } })],
  ["another input", () => data({ other: { guarPctEstSav: "0.9" } })],
  ["another input of the same section", () => data({ financing: { ...financing(), implementationPeriodMonths: 11 } })],
  [
    "another kind of agreement",
    () => data({ financing: { ...financing(), projectAgreementTypeID: AgreementType.UESC } }),
  ],
  [
    "a note",
    () => server.call(WRITE_PROJECT_NOTE, { token: esco, params: { id, noteType: "1" }, body: { value: "A" } }),
  ],
  [
    "a file",
    () =>
      server.call(ADD_PROJECT_FILE, {
        token: esco,
        params: { id },
        query: { fileName: "a.pdf", notes: "" },
        body: new Uint8Array(3),
      }),
  ],
  ["a section of a workbook", () => upload("a.xlsx", "location")],
  ["a new engine", recalculateAll],
  ["its submission", () => server.call(SUBMIT_PROJECT, { token: esco, params: { id } })],
  ["its return", () => server.call(RETURN_PROJECT, { token: customer, params: { id }, body: { reason: "A price." } })],
  ["its second submission", () => server.call(SUBMIT_PROJECT, { token: esco, params: { id } })],
  ["an approval that does not accept missing figures", refusedApproval],
  [
    "its approval",
    async () => {
      const body = await approvalRequest(server, customer, id);
      return server.call(APPROVE_PROJECT, { token: customer, params: { id }, body });
    },
  ],
  [
    "a measured year",
    () =>
      year(WRITE_MEASUREMENT_YEAR, esco, {
        status: 1,
        measurementVerification: "12500",
        verifiedSavings: "98000",
        reportDate: "2026-05-15",
      }),
  ],
  ["the submission of a measured year", () => year(SUBMIT_MEASUREMENT_YEAR, esco)],
  ["the approval of a measured year", () => year(APPROVE_MEASUREMENT_YEAR, customer)],
  [
    "its reopening",
    () => server.call(REOPEN_PROJECT, { token: customer, params: { id }, body: { reason: "New rates." } }),
  ],
  [
    "an earlier revision",
    () =>
      server.call(RESTORE_REVISION, {
        token: esco,
        params: { id, revision: "2" },
        body: { reason: "It was better." },
      }),
  ],
];

const financing = (): object => unknownProject().data["financing"] as object;

const year = (call: typeof WRITE_MEASUREMENT_YEAR | typeof SUBMIT_MEASUREMENT_YEAR, token: string, body?: object) =>
  server.call(call as typeof WRITE_MEASUREMENT_YEAR, {
    token,
    params: { id, year: "1" },
    ...(body && { body: body as never }),
  });

async function refusedApproval(): Promise<void> {
  const { revision } = await approvalRequest(server, customer, id);
  const { status, body } = await server.call(APPROVE_PROJECT, { token: customer, params: { id }, body: { revision } });
  expect([status, body]).toMatchObject([409, { code: "project/reasons-missing" }]);
  expect((body as object as { message: string }).message).toMatch(/^The project has 2 errors without a reason\./);
}

async function recalculateAll(): Promise<{ readonly status: number }> {
  await makeOld(server, id);
  await beginForNewEngine(server.services);
  for (const job of queuedJobs(server.services.store)) {
    if (job.kind === RECALCULATION_JOB) await recalculatePage(job.data, server.services);
  }
  return { status: 200 };
}

const told = ({ unknownInputs, calculatedValues }: StoredJson) => ({
  unknownInputs,
  withheld: calculatedValues.withheld,
});

// Reads an upload in a separate process.
test("an unknown input stays unknown in every call that does not enter it", {
  timeout: timeLimit(45_000),
}, async () => {
  for (const [name, take] of STEPS) {
    const answer = (await take()) as { readonly status: number } | undefined;
    expect([name, answer?.status ?? 200]).toEqual([name, expect.toSatisfy((status) => status < 300)]);
    const { unknownInputs, withheld } = told(await storedProject(server, esco, id));
    expect([name, unknownInputs]).toEqual([name, UNKNOWN]);
    expect([name, withheld?.inputs, withheld?.figures.includes(PRICE)]).toEqual([name, UNKNOWN, true]);
  }
  await data({ financing: { ...financing(), indexRate: "0.0345" } });
  expect((await storedProject(server, esco, id)).unknownInputs).toEqual(UNKNOWN.slice(1));
  await save({ data: { deletedItems: { ecms: ["ecm-2"] } } });
  const complete = await storedProject(server, esco, id);
  expect(complete).not.toHaveProperty("unknownInputs");
  expect(complete.calculatedValues).not.toHaveProperty("withheld");
});

const PRICE = "projectSummary.financialSummary.totalImplementationPrice";

test("a copy of a measure is saved with the unknown inputs of the measure", async () => {
  const { ecms = [] } = unknownProject().data as { ecms?: readonly { uuid: string }[] };
  const copy = { ...ecms[1], uuid: "copy", ecmNumber: "9" };
  const ofCopy = "ecms[uuid=copy].implementation.baseConstructionCost";
  await save({ data: { changed: { ecms: [copy] } }, unknownInputs: [ofCopy] });
  const { unknownInputs, withheld } = told(await storedProject(server, esco, id));
  expect(unknownInputs).toEqual([...UNKNOWN, ofCopy]);
  expect(withheld?.inputs).toEqual([...UNKNOWN, ofCopy]);
});

test("figures supplied with a calculation type that is unknown are no figures of the project", async () => {
  const { record, data: inputs } = fixtureProject("direct-funded-override") as unknown as StoredJson;
  const { calculatedValues } = fixtureProject("direct-funded-override") as unknown as StoredJson;
  const unknownInputs = ["record.calculationType"];
  const body = { record: { ...record, name: "Of an unknown type" }, data: inputs, calculatedValues, unknownInputs };
  const { body: created, status } = await server.call(CREATE_PROJECT, { token: customer, body: body as never });
  expect(status).toBe(201);
  const stored = await storedProject(server, customer, created.id);
  expect(stored.calculatedValues.withheld?.inputs).toEqual(unknownInputs);
  expect(stored.calculatedValues).not.toHaveProperty("projectSummary.financialSummary.totalImplementationPrice");
});

test.each(["[[[", "ecms[uuid=", "nothing.here", "ecms[uuid=ecm-1", "", "__proto__.x", "]"])(
  "a path that names no input is refused: %o",
  async (path) => {
    const body = { id, unknownInputs: [path] } as never;
    expect((await server.call(SAVE_PROJECT, { token: esco, body })).status).toBe(400);
  },
);

const GHOST = "ecms[uuid=ecm-99].implementation.baseConstructionCost";

test.each([GHOST, "emissionFactors[fuelName=Oil].defCO2EF", "escalationRates[fieldId=99,year=2].value"])(
  "a row that the project does not have is refused: %s",
  async (path) => {
    const { body, status } = await server.call(SAVE_PROJECT, { token: esco, body: { id, unknownInputs: [path] } });
    expect([status, (body as { message?: string }).message]).toEqual([
      400,
      `“${path}” in unknownInputs names a row that the project does not have.`,
    ]);
    const { record, data: unknown } = unknownProject();
    const created = { record: { ...record, name: crypto.randomUUID() }, data: unknown, unknownInputs: [path] };
    expect((await server.call(CREATE_PROJECT, { token: customer, body: created as never })).status).toBe(400);
    expect((await storedProject(server, customer, id)).unknownInputs).toEqual(UNKNOWN);
  },
);

test("a row of a year or a category that is blank can be unknown", async () => {
  const path = "escalationRates[fieldId=2,year=24].value";
  await save({ unknownInputs: [path] });
  expect((await storedProject(server, customer, id)).unknownInputs).toContain(path);
});

describe("the unknown inputs of a measure that is deleted", () => {
  const [rate, price] = UNKNOWN;

  test("are removed with it", async () => {
    await save({ data: { deletedItems: { ecms: ["ecm-2"] } } });
    expect((await storedProject(server, customer, id)).unknownInputs).toEqual([rate]);
  });

  test("are refused in the save that deletes it", async () => {
    const body = { id, data: { deletedItems: { ecms: ["ecm-2"] } }, unknownInputs: [price] };
    expect((await server.call(SAVE_PROJECT, { token: esco, body: body as never })).status).toBe(400);
    expect((await storedProject(server, customer, id)).unknownInputs).toEqual(UNKNOWN);
  });
});

describe("an exported project", () => {
  test("is imported with its unknown inputs and its known figures", async () => {
    const exported = await storedProject(server, esco, id);
    const { unknownInputs, calculatedValues } = exported;
    const copy = await createUnknown({ unknownInputs, calculatedValues });
    expect(told(await storedProject(server, customer, copy))).toEqual(told(exported));
  });

  test("is refused with figures where the data have another error", async () => {
    const { calculatedValues } = await storedProject(server, esco, id);
    const { record, data: inputs } = unknownProject();
    const { financing: _, ...rest } = inputs;
    const body = { record, data: rest, unknownInputs: UNKNOWN, calculatedValues };
    expect((await server.call(CREATE_PROJECT, { token: customer, body: body as never })).status).toBe(400);
  });
});
