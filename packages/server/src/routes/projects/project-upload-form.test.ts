import {
  ADD_ORGANIZATION_MEMBER,
  ADD_PROFILE_VERSION,
  CREATE_ORGANIZATION,
  DOWNLOAD_PROJECT_FILE,
  GET_ACTIVITY,
  GET_KEPT_FINDINGS,
  IMPORT_MAPPING_PROFILE,
  LIST_PROJECT_FILES,
  LIST_PROJECTS,
  type MappingProfile,
  PREVIEW_UPLOAD,
  REMOVE_MAPPING_PROFILE,
  SHARE_MAPPING_PROFILE,
  UPLOAD_PROJECT,
  UserGroup,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { signIn } from "../../../testing/factories.js";
import { foreignProfile, foreignWorkbook } from "../../../testing/foreign-form.js";
import { createProject, fixtureWorkbook, ifMatchHeader } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

type SignedIn = Awaited<ReturnType<typeof signIn>>;

let server: TestServer;
let admin: SignedIn;
let member: SignedIn;
let stranger: SignedIn;
let office = "";
beforeEach(async () => {
  server = await TestServer.start();
  admin = await signIn(server, { group: UserGroup.Admin });
  member = await signIn(server, { group: UserGroup.Esco });
  stranger = await signIn(server, { group: UserGroup.Esco });
  office = await organization("Energy Office");
});
afterEach(() => server.stop());

const PROFILE = foreignProfile();
const FORM = { fileName: "pro-forma.xlsx" } as const;

async function organization(name: string): Promise<string> {
  const body = { name, kind: "customer", states: [], agencies: [] } as const;
  const { id } = (await server.call(CREATE_ORGANIZATION, { token: admin.token, body })).body;
  const email = member.user.email;
  await server.call(ADD_ORGANIZATION_MEMBER, { token: admin.token, params: { id }, body: { email } });
  return id;
}

const importing = async (profile: Readonly<Record<string, unknown>> = PROFILE, id = office): Promise<MappingProfile> =>
  (await server.call(IMPORT_MAPPING_PROFILE, { token: admin.token, params: { id }, body: { profile } })).body;

type UploadTo = Readonly<{ fileName: string } & Partial<Record<"projectId" | "profileId", string>>>;

const upload = async (query: UploadTo, { token } = member, body = foreignWorkbook()) => {
  const headers = query.projectId === undefined ? {} : await ifMatchHeader(server, token, query.projectId);
  return server.call(UPLOAD_PROJECT, { token, query, body, headers });
};

// Each upload is read in a separate process, and a form in two.
describe("a form", { timeout: timeLimit(45_000) }, () => {
  test("becomes a project through the profile that matches, with the form and the profile among its files", async () => {
    const { id } = await importing();
    const { status, body } = await upload(FORM);
    expect(status).toBe(200);
    const profile = { id, name: PROFILE.name, version: 1 };
    expect(body).toMatchObject({ profile, record: { name: "Maple Valley school district" } });
    const [row] = (await server.call(LIST_PROJECTS, { token: member.token })).body;
    // As `epb calc` of the form prints.
    expect(Number(row?.totalImplementationPrice)).toBe(2_480_880);

    const params = { id: body.id };
    const { items } = (await server.call(GET_ACTIVITY, { token: member.token, params, query: {} })).body;
    expect(items.at(-1)).toMatchObject({ action: "project.created", fileName: FORM.fileName, profile });
    expect((await server.call(GET_KEPT_FINDINGS, { token: member.token, params })).body).toMatchObject({
      fileName: FORM.fileName,
      profile,
    });

    await server.call(REMOVE_MAPPING_PROFILE, { token: admin.token, params: { id } });
    const { body: files } = await server.call(LIST_PROJECT_FILES, { token: member.token, params });
    expect(files.map(({ fileName }) => fileName)).toEqual([
      "pro-forma.xlsx",
      "Pro-forma-of-Example-Efficiency-Partners.epb-profile.json",
    ]);
    const [form, kept] = await Promise.all(
      files.map(({ id: fileId }) =>
        server.call(DOWNLOAD_PROJECT_FILE, { token: member.token, params: { ...params, fileId } }),
      ),
    );
    expect(Buffer.from(form?.bytes ?? []).equals(foreignWorkbook())).toBe(true);
    expect(JSON.parse(kept?.text ?? "")).toEqual(PROFILE);
    const audited = (await server.services.store.auditEntries(0, 1000)).find(
      ({ action }) => action === "project.created",
    );
    expect(audited?.details).toMatchObject({ profileId: id, profileVersion: 1 });
  });

  test("is reviewed with the latest version, and replaces the data of a project", async () => {
    const first = await importing();
    await server.call(ADD_PROFILE_VERSION, {
      token: admin.token,
      params: { id: first.id },
      body: { profile: PROFILE, revision: first.revision },
    });
    const { id: projectId } = await createProject(server, member.token);
    const headers = await ifMatchHeader(server, member.token, projectId);
    const query = { ...FORM, projectId, preview: "true" } as const;
    const { body: preview } = await server.call(PREVIEW_UPLOAD, {
      token: member.token,
      query,
      body: foreignWorkbook(),
      headers,
    });
    const profile = { id: first.id, name: PROFILE.name, version: 2 };
    expect(preview).toMatchObject({ preview: true, profile });
    expect(preview.sections.map(({ section }) => section)).toContain("ecms");
    // The review counts, also if the profile is deleted before the confirmation.
    await server.call(REMOVE_MAPPING_PROFILE, { token: admin.token, params: { id: first.id } });
    expect((await upload({ ...FORM, projectId })).body).toMatchObject({ id: projectId, profile });
    const params = { id: projectId };
    const { items } = (await server.call(GET_ACTIVITY, { token: member.token, params, query: {} })).body;
    expect(items.find(({ action }) => action === "project.uploaded")).toMatchObject({ profile });
  });

  test("adds its files with names of their own", async () => {
    await importing();
    const { body: created } = await upload(FORM);
    await upload({ ...FORM, projectId: created.id });
    const params = { id: created.id };
    const { body: files } = await server.call(LIST_PROJECT_FILES, { token: member.token, params });
    expect(files.map(({ fileName }) => fileName)).toEqual([
      "pro-forma.xlsx",
      "Pro-forma-of-Example-Efficiency-Partners.epb-profile.json",
      "pro-forma (2).xlsx",
      "Pro-forma-of-Example-Efficiency-Partners (2).epb-profile.json",
    ]);
  });

  test("is refused without a profile that the person can use", async () => {
    const profile = await importing();
    const refused = await upload(FORM, stranger);
    expect(refused).toMatchObject({ status: 400, body: { code: "upload/not-a-template" } });
    expect(refused.text).toContain("an administrator can import a mapping profile.");
    expect((await upload({ ...FORM, profileId: profile.id }, stranger)).status).toBe(404);
    const body = { isShared: true, revision: profile.revision };
    await server.call(SHARE_MAPPING_PROFILE, { token: admin.token, params: { id: profile.id }, body });
    expect((await upload(FORM, stranger)).status).toBe(200);
  });

  test("that several profiles match needs the choice of one", async () => {
    await importing();
    const other = await importing({ ...PROFILE, name: "Cash flow of a lender" });
    const refused = await upload(FORM);
    expect(refused).toMatchObject({ status: 409, body: { code: "upload/several-profiles" } });
    expect((refused.body as unknown as { readonly issues: readonly unknown[] }).issues).toContainEqual({
      profileId: other.id,
      name: other.name,
      version: 1,
      organizationName: "Energy Office",
    });
    expect((await upload({ ...FORM, profileId: other.id })).body).toMatchObject({ profile: { id: other.id } });
  });

  test("is read with a profile that does not match only if the profile is named", async () => {
    const { id } = await importing({ ...PROFILE, matches: { sheets: ["Another sheet"] } });
    expect((await upload(FORM)).status).toBe(400);
    expect((await upload({ ...FORM, profileId: id })).body).toMatchObject({ profile: { id } });
  });

  test("has findings with the cells of the form and the inputs of the project", async () => {
    const values = PROFILE["values"] as readonly Readonly<Record<string, unknown>>[];
    const wrong = { to: "financing.awardDate", sheet: "Pro Forma", label: "Spread (bps)" };
    const profile = {
      ...PROFILE,
      values: [...values.filter(({ to }) => to !== wrong.to), wrong],
    };
    await importing(profile);
    const { body } = await upload(FORM);
    const finding = body.findings.find(({ at }) => at === wrong.to);
    expect(finding).toMatchObject({ severity: "error", place: { sheet: "Pro Forma" } });
  });
});

// Each upload starts a process.
test("a workbook from a template needs no profile, also if one is named", { timeout: timeLimit(45_000) }, async () => {
  const { id } = await importing();
  const { body } = await upload(
    { fileName: "a.xlsx", profileId: id },
    member,
    await fixtureWorkbook("school-district"),
  );
  expect(body.id).toBeDefined();
  expect(body).not.toHaveProperty("profile");
});
