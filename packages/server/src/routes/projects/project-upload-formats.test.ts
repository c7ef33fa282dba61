import { readFileSync } from "node:fs";
import {
  ADD_ORGANIZATION_MEMBER,
  CREATE_ORGANIZATION,
  DOWNLOAD_PROJECT_FILE,
  IMPORT_MAPPING_PROFILE,
  LIST_PROJECT_FILES,
  LIST_PROJECTS,
  PREVIEW_UPLOAD,
  UPLOAD_PROJECT,
  UserGroup,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { HOSTILE_FILES } from "../../../../workbook/testing/hostile/all-hostile-files.js";
import { signIn } from "../../../testing/factories.js";
import { foreignProfile } from "../../../testing/foreign-form.js";
import { createProject, fixtureWorkbook, ifMatchHeader } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

const CAMPUS = "epx-campus.epx-campaign";
const otherFormat = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../../../fixtures/other-formats/${name}`, import.meta.url));

/** A compound file that has only the name of a workbook. */
const OLD_EXCEL = HOSTILE_FILES.find(({ name }) => name === "old-excel")?.bytes() ?? new Uint8Array();

let server: TestServer;
let admin: Awaited<ReturnType<typeof signIn>>;
let token = "";
let email = "";
beforeEach(async () => {
  server = await TestServer.start();
  admin = await signIn(server, { group: UserGroup.Admin });
  const esco = await signIn(server, { group: UserGroup.Esco });
  ({ token } = esco);
  ({ email } = esco.user);
});
afterEach(() => server.stop());

const upload = (fileName: string, body: Uint8Array) =>
  server.call(UPLOAD_PROJECT, { token, query: { fileName }, body });

async function importProfile(): Promise<void> {
  const body = { name: "Energy Office", kind: "customer", states: [], agencies: [] } as const;
  const { id } = (await server.call(CREATE_ORGANIZATION, { token: admin.token, body })).body;
  await server.call(ADD_ORGANIZATION_MEMBER, { token: admin.token, params: { id }, body: { email } });
  await server.call(IMPORT_MAPPING_PROFILE, {
    token: admin.token,
    params: { id },
    body: { profile: foreignProfile() },
  });
}

// Each upload is read in a separate process, and a form in two. One test has four uploads.
describe("a workbook in another format", { timeout: timeLimit(90_000) }, () => {
  test("from a template has the review of the .xlsx, and becomes a project", async () => {
    // `test/upload-findings.test.ts` compares the findings with those of `epb check`.
    const review = async (fileName: string, body: Uint8Array) => {
      const reply = await server.call(PREVIEW_UPLOAD, { token, query: { fileName, preview: "true" }, body });
      const { findings: _, ...inputsAndFigures } = reply.body;
      return inputsAndFigures;
    };
    const original = await review("a.xlsx", await fixtureWorkbook(CAMPUS));
    expect(original.sections.length).toBeGreaterThan(3);
    expect(await review("a.xls", otherFormat(`${CAMPUS}.xls`))).toEqual(original);
    const bytes = otherFormat(`${CAMPUS}.ods`);
    expect(await review("a.ods", bytes)).toEqual(original);
    expect(await upload("a.ods", bytes)).toMatchObject({ status: 200 });
  });

  test.each(["pro-forma.ods", "pro-forma.xls", "Pro Forma.csv"])(
    "in another form is read with the profile that matches, and kept: %s",
    async (fileName) => {
      await importProfile();
      const { status, body } = await upload(fileName, otherFormat(fileName));
      expect(status).toBe(200);
      const [row] = (await server.call(LIST_PROJECTS, { token })).body;
      // As `epb calc` of the form prints.
      expect(Number(row?.totalImplementationPrice)).toBe(2_480_880);
      const { body: files } = await server.call(LIST_PROJECT_FILES, { token, params: { id: body.id } });
      const kept = files.find((file) => file.fileName === fileName);
      const params = { id: body.id, fileId: kept?.id ?? "" };
      const { bytes } = await server.call(DOWNLOAD_PROJECT_FILE, { token, params });
      expect(Buffer.from(bytes).equals(otherFormat(fileName))).toBe(true);
    },
  );

  test("is reviewed before it replaces the data of a project", async () => {
    const { id: projectId } = await createProject(server, token, { fixture: "epx-campus" });
    const headers = await ifMatchHeader(server, token, projectId);
    const body = otherFormat(`${CAMPUS}.ods`);
    const query = { fileName: "a.ods", projectId, preview: "true" } as const;
    const { status, body: preview } = await server.call(PREVIEW_UPLOAD, { token, query, body, headers });
    expect([status, preview.preview]).toEqual([200, true]);
  });

  test.each([
    ["damaged.ods", otherFormat("pro-forma.ods").subarray(0, 9_000), "file/truncated"],
    ["damaged.xls", OLD_EXCEL, "file/damaged"],
    ["page.csv", Buffer.from("<!doctype html><p>Not found</p>"), "file/plain-text"],
    ["table.csv", Buffer.from("year,savings\n1,2\n"), "template/not-ours"],
    ["table.txt", Buffer.from("year,savings\n1,2\n"), "file/plain-text"],
  ])("that cannot be read is refused with its finding: %s", async (fileName, bytes, name) => {
    const reply = await upload(fileName, bytes);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(`"${name}"`);
  });
});
