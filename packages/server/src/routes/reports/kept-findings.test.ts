import {
  ACCEPT_FINDING,
  EXPORT_PROJECT,
  GET_ACTIVITY,
  GET_KEPT_FINDINGS,
  GET_PROJECT_STATE,
  GET_REPORT,
  type KeptFinding,
  SAVE_PROJECT,
  UPLOAD_PROJECT,
  UserGroup,
} from "@epb/contract";
import { readWorkbookBytes } from "@epb/workbook/node";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { signIn } from "../../../testing/factories.js";
import { fixtureWorkbook, ifMatchHeader, storedProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
let token = "";
beforeEach(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server, { group: UserGroup.Esco }));
});
afterEach(() => server.stop());

async function upload(name: string, projectId?: string, sections?: string): Promise<string> {
  const headers = projectId === undefined ? {} : await ifMatchHeader(server, token, projectId);
  const body = await fixtureWorkbook(name, name === WORKBOOK ? "seeded" : "workbooks");
  const query = { fileName: `${name}.xlsx`, ...(projectId && { projectId }), ...(sections && { sections }) };
  const reply = await server.call(UPLOAD_PROJECT, { token, query, body, headers });
  return (reply.body as { readonly id: string }).id;
}

const kept = async (id: string): Promise<readonly KeptFinding[]> =>
  (await server.call(GET_KEPT_FINDINGS, { token, params: { id } })).body.items;
const open = async (id: string) => (await server.call(GET_PROJECT_STATE, { token, params: { id } })).body.openFindings;
const cells = (findings: readonly KeptFinding[]): readonly (string | undefined)[] =>
  findings.map(({ place }) => place?.address);

/** Incentives of a measure typed as TBD in L12, and an expense as n/a in C40. */
const WORKBOOK = "placeholders-for-numbers";

// Each upload is read in a separate process.
describe("findings of an upload", { timeout: timeLimit(60_000) }, () => {
  test("stay until their inputs are corrected, and the state counts them", async () => {
    const id = await upload("federal-espc");
    await upload(WORKBOOK, id);
    const findings = await kept(id);
    expect(cells(findings)).toEqual(expect.arrayContaining(["L12", "C40"]));
    expect(await open(id)).toEqual({ errors: 2, warnings: 0 });
    const { ecms } = (await storedProject(server, token, id)).data as { readonly ecms: readonly object[] };
    await server.call(SAVE_PROJECT, { token, body: { id, data: { changed: { location: { city: "Golden" } } } } });
    expect(cells(await kept(id))).toEqual(cells(findings));
    expect(findings.map(({ at }) => at)).toContain("performancePeriod[year=4].measurementVerification");
    const at = findings.find(({ place }) => place?.address === "L12")?.at ?? "";
    const uuid = /uuid=([^\]]+)/.exec(at)?.[1];
    const changed = ecms.map((measure) =>
      (measure as { uuid: string }).uuid === uuid ? withIncentives(measure) : measure,
    );
    await server.call(SAVE_PROJECT, { token, body: { id, data: { changed: { ecms: changed } } } });
    expect(cells(await kept(id))).toEqual(cells(findings).filter((cell) => cell !== "L12"));
    expect(await open(id)).toMatchObject({ errors: 1 });
  });

  test("are replaced by a new upload, those of sections that it does not take apart", async () => {
    const id = await upload(WORKBOOK);
    await upload("school-district", id, "ecms");
    expect(cells(await kept(id))).toContain("C40");
    expect(cells(await kept(id))).not.toContain("L12");
    await upload("school-district", id);
    expect(cells(await kept(id))).not.toContain("C40");
  });

  test("count once where the calculation counts their inputs as unknown", async () => {
    const id = await upload(WORKBOOK);
    expect(await kept(id)).toHaveLength(2);
    expect(await open(id)).toBeUndefined();
  });

  test("are accepted once, with a reason that stays", async () => {
    const id = await upload("federal-espc");
    await upload(WORKBOOK, id);
    const [first] = await kept(id);
    const params = { id, findingId: first?.id ?? "" };
    const reason = "The utility has not decided yet.\nWe expect none.";
    server.pass(1000);
    expect((await server.call(ACCEPT_FINDING, { token, params, body: { reason: " " } })).status).toBe(400);
    const accepted = await server.call(ACCEPT_FINDING, { token, params, body: { reason } });
    expect(accepted.body.items[0]).toMatchObject({
      accepted: { reason, by: { name: expect.stringContaining("Ada") } },
    });
    expect(await open(id)).toMatchObject({ errors: 1 });
    expect((await server.call(ACCEPT_FINDING, { token, params, body: { reason } })).status).toBe(409);
    const unknown = { id, findingId: id };
    expect((await server.call(ACCEPT_FINDING, { token, params: unknown, body: { reason } })).status).toBe(404);
    const { items } = (await server.call(GET_ACTIVITY, { token, params: { id } })).body;
    expect(items[0]).toMatchObject({ action: "project.finding-accepted", text: reason });
    expect(items[0]?.finding).toContain(first?.place?.address);
  });

  test("appear in reports and exports, with the reasons of accepted findings", async () => {
    const id = await upload(WORKBOOK);
    const [first] = await kept(id);
    const params = { id, findingId: first?.id ?? "" };
    await server.call(ACCEPT_FINDING, { token, params, body: { reason: "None are expected." } });
    const { tables } = (
      await server.call(GET_REPORT, { token, params: { id: "project-schedules" }, query: { projectId: id } })
    ).body;
    const found = tables.find((table) => table.id === "findings");
    expect(found?.title).toBe(`Findings of ${WORKBOOK}.xlsx`);
    expect(found?.rows).toMatchObject([
      [
        "Schedule 2a L12",
        "EPB-CELL-002",
        expect.any(String),
        expect.stringMatching(/^Accepted by Ada .*: None are expected\.$/),
      ],
      ["Schedule 3 C40", "EPB-CELL-002", expect.any(String), "Open"],
    ]);
    const exported = async (to: "csv" | "xlsx"): Promise<Uint8Array> =>
      (await server.call(EXPORT_PROJECT, { token, params: { id }, query: { to } })).bytes;
    expect(new TextDecoder().decode(await exported("csv"))).toContain("None are expected.");
    const read = await readWorkbookBytes(await exported("xlsx"));
    if (!read.ok) throw new Error("the export cannot be read");
    const sheet = read.workbook.sheets.find(({ name }) => name === "Findings");
    const advice = [5, 6, 7, 8].map((row) => sheet?.cellAt(row, 6)?.value);
    expect(advice).toContainEqual(expect.stringContaining("None are expected."));
  });

  test("of a project are hidden from users who may not see it", async () => {
    const id = await upload(WORKBOOK);
    const stranger = await signIn(server);
    expect((await server.call(GET_KEPT_FINDINGS, { token: stranger.token, params: { id } })).status).toBe(404);
  });
});

const withIncentives = (measure: object): object => {
  const { implementation } = measure as { readonly implementation: object };
  return { ...measure, implementation: { ...implementation, appliedIncentives: "1000" } };
};
