import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GET_PROJECT, LIST_PROJECTS, UPLOAD_PROJECT, UserGroup } from "@epb/contract";
import { parseProject } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject, fixtureProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
let token = "";
beforeEach(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server, { group: UserGroup.Esco }));
});
afterEach(() => server.stop());

const workbook = (name: string): Promise<Uint8Array> =>
  readFile(fileURLToPath(new URL(`../../../../../fixtures/workbooks/${name}.xlsx`, import.meta.url)));
const upload = (body: Uint8Array, query: { fileName: string; projectId?: string }, as = token) =>
  server.call(UPLOAD_PROJECT, { token: as, query, body });

describe("an uploaded workbook", () => {
  test("becomes a pending project, with the figures of the same project as JSON", async () => {
    const { status, body } = await upload(await workbook("school-district"), { fileName: "school.xlsx" });
    expect(status).toBe(200);
    expect(body.record).toMatchObject({ status: "Pending", name: fixtureProject("school-district").record["name"] });
    expect(body.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    const same = await createProject(server, token, { fixture: "school-district" });
    const { body: list } = await server.call(LIST_PROJECTS, { token });
    const [one, other] = [body.id, same.id].map((id) => list.find((row) => row.id === id));
    expect(one?.totalGuaranteedCostSavings).toBe(other?.totalGuaranteedCostSavings);
    expect(one?.mvVersion).toBe(36);
  });

  test("replaces the data of the project that is named, and nothing else of it", async () => {
    const { id, name } = await createProject(server, token, { fixture: "federal-espc" });
    const { body, headers } = await upload(await workbook("school-district"), { fileName: "a.xlsx", projectId: id });
    expect(body).toMatchObject({ id, revision: 2, record: { name, displayId: 1, isCts: false } });
    expect(headers.get("etag")).toBe('"2"');
    const parsed = parseProject((await server.call(GET_PROJECT, { token, params: { id } })).body);
    expect(parsed.ok && parsed.value.data.characteristics?.marketSegmentId).toBe(4);
  });

  test("with supplied figures is an Override project", async () => {
    const bytes = await workbook("direct-funded-override.epb-non-calculating");
    const { body } = await upload(bytes, { fileName: "a.xlsx" });
    const parsed = parseProject((await server.call(GET_PROJECT, { token, params: { id: body.id } })).body);
    expect(parsed.ok && parsed.value.record.calculationType).toBe(2);
    expect(parsed.ok && parsed.value.calculatedValues?.projectSummary).toBeDefined();
  });

  test("of another edition is refused for a project that is there", async () => {
    const { id } = await createProject(server, token);
    const refused = await upload(await workbook("epx-campus.epx"), { fileName: "a.xlsx", projectId: id });
    expect(refused).toMatchObject({ status: 400, body: { message: "Invalid project version" } });
  });

  test("that is none of our templates is refused in the product's words, with what was found", async () => {
    const refused = await upload(Buffer.from("not a workbook"), { fileName: "a.xlsx" });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        message: "The uploaded file does not appear to be a valid template, please contact support@epb.test",
        issues: [{ code: "EPB-FILE-003" }],
      },
    });
  });

  test("of a name that is taken is refused", async () => {
    const bytes = await workbook("school-district");
    await upload(bytes, { fileName: "a.xlsx" });
    expect((await upload(bytes, { fileName: "b.xlsx" })).status).toBe(409);
  });

  test("goes into no project that one may not edit", async () => {
    const other = await signIn(server);
    const { id } = await createProject(server, other.token);
    expect((await upload(await workbook("school-district"), { fileName: "a.xlsx", projectId: id })).status).toBe(404);
    const viewer = await signIn(server, { group: UserGroup.ProjectViewer });
    expect((await upload(Buffer.from("x"), { fileName: "a.xlsx" }, viewer.token)).status).toBe(403);
  });
});
