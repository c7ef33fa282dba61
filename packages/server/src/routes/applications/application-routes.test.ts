import { APPLICATION_CALLS, type ApplicationKind, UserGroup } from "@epb/contract";
import { AccreditationContactType, ProjectAccessRole } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { queuedMails } from "../../../testing/queued-mail.js";
import { storeProject } from "../../../testing/store-project.js";
import { TestServer } from "../../../testing/test-server.js";
import { queuedJobs } from "../../../testing/test-store.js";
import { PROJECT_ENTRIES } from "../../features/projects/project-entries.js";

const CALLS = APPLICATION_CALLS.accreditation;
const QUALIFIED_LIST = APPLICATION_CALLS.qualifiedList;

let server: TestServer;
let esco: Awaited<ReturnType<typeof signIn>>;
let reviewer: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  server = await TestServer.start();
  esco = await signIn(server, { group: UserGroup.Esco, organization: "Bright Energy" });
  reviewer = await signIn(server, { group: UserGroup.AccreditationMember, firstName: "Grace", lastName: "Hopper" });
});
afterEach(() => server.stop());

const ACCREDITATION = {
  facilityType: "Hospital",
  monitorPeriod: "12 months",
  contacts: Object.values(AccreditationContactType).map((contactType) => ({
    contactType,
    name: `Contact ${contactType}`,
    phone: "303-555-0101",
  })),
};

/** A project that has all that reviewers ask for, of its builder. */
const createProject = (userId: string, options: Parameters<typeof storeProject>[2] = {}): Promise<string> =>
  storeProject(server, userId, { accreditation: ACCREDITATION, ...options });

const complete = (projectIds: readonly string[]): object => ({
  website: "https://bright.example.org",
  statement: "We have built forty projects.",
  isCertified: true,
  projectIds,
});

/** An application that is a draft and could be submitted. */
async function createDraft(kind: ApplicationKind = "accreditation", form: object = {}) {
  const projectId = await createProject(esco.user.id);
  const { body, status, text } = await server.call(APPLICATION_CALLS[kind].create, {
    token: esco.token,
    body: { form: { ...complete([projectId]), ...form } },
  });
  if (status !== 201) throw new Error(text);
  return { ...body, params: { id: body.id }, projectId };
}

async function createSubmitted(kind: ApplicationKind = "accreditation") {
  const draft = await createDraft(kind);
  const { body, text, status } = await server.call(APPLICATION_CALLS[kind].submit, {
    token: esco.token,
    params: draft.params,
  });
  if (status !== 200) throw new Error(text);
  return { ...body, params: draft.params, projectId: draft.projectId };
}

const mails = (): unknown[] => queuedJobs(server.services.store).map(({ data }) => data);

describe("a draft", () => {
  test("begins with what the account says, and takes anything unfinished", async () => {
    const { body } = await server.call(CALLS.create, { token: esco.token, body: { form: { contactEmail: "ada@" } } });
    expect(body).toMatchObject({
      kind: "accreditation",
      status: "draft",
      form: { organization: "Bright Energy", contactName: `Ada ${esco.user.lastName}`, contactEmail: "ada@" },
      actions: ["view", "edit", "remove", "submit", "withdraw"],
    });
  });

  test("is saved in parts", async () => {
    const { params, revision } = await createDraft();
    const saved = await server.call(CALLS.save, {
      token: esco.token,
      params,
      body: { form: { statement: "Fifty by now." }, revision },
    });
    expect(saved.body.form).toMatchObject({ statement: "Fifty by now.", website: "https://bright.example.org" });
    const stale = await server.call(CALLS.save, { token: esco.token, params, body: { form: {}, revision } });
    expect([stale.status, stale.body]).toMatchObject([409, { code: "stale", revision: revision + 1 }]);
  });

  test("is the applicant's alone", async () => {
    const { params } = await createDraft();
    const other = await signIn(server, { group: UserGroup.Esco });
    const admin = await signIn(server, { group: UserGroup.Admin });
    for (const { token } of [reviewer, other, admin]) {
      expect((await server.call(CALLS.get, { token, params })).status).toBe(404);
      expect((await server.call(CALLS.list, { token })).body.items).toEqual([]);
    }
    expect((await server.call(CALLS.submit, { token: other.token, params })).status).toBe(404);
    expect((await server.call(QUALIFIED_LIST.get, { token: esco.token, params })).status).toBe(404);
  });

  test("links the applicant's own projects only", async () => {
    const foreign = await createProject(reviewer.user.id);
    const readOnly = await createProject(esco.user.id, { role: ProjectAccessRole.ProjectViewer });
    const own = await createProject(esco.user.id);
    const missing = server.services.random.uuid();
    const { status, body } = await server.call(CALLS.create, {
      token: esco.token,
      body: { form: { projectIds: [own, foreign, readOnly, missing] } },
    });
    expect([status, body]).toMatchObject([
      400,
      { issues: [{ at: "form.projectIds.1" }, { at: "form.projectIds.2" }, { at: "form.projectIds.3" }] },
    ]);
  });

  test("is not saved with a project of somebody else", async () => {
    const { params, form } = await createDraft();
    const foreign = await createProject((await signIn(server)).user.id);
    const body = { form: { projectIds: [foreign] } };
    const { status, body: refusal } = await server.call(CALLS.save, { token: esco.token, params, body });
    expect([status, refusal]).toMatchObject([400, { issues: [{ at: "form.projectIds.0" }] }]);
    expect((await server.call(CALLS.get, { token: esco.token, params })).body).toMatchObject({ form });
  });

  test("that was never submitted can be removed", async () => {
    const { params } = await createDraft();
    expect((await server.call(CALLS.remove, { token: esco.token, params })).status).toBe(204);
    expect((await server.call(CALLS.get, { token: esco.token, params })).status).toBe(404);
  });
});

describe("an attached file", () => {
  const bytes = new TextEncoder().encode("a letter");
  const attach = (params: { readonly id: string }, fileName = "letter.pdf") =>
    server.call(CALLS.addFile, { token: esco.token, params, query: { fileName }, body: bytes });

  test("comes back as it was, to be saved and not to be shown", async () => {
    const { params } = await createDraft();
    const { body } = await attach(params, "lettre d'été.pdf");
    expect(body).toMatchObject({ fileName: "lettre d'été.pdf", size: 8 });
    const file = await server.call(CALLS.getFile, { token: esco.token, params: { ...params, fileId: body.id } });
    expect(file.text).toBe("a letter");
    expect(file.headers.get("content-type")).toBe("application/octet-stream");
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; /);
  });

  test.each(["../letter.pdf", "a/b", "a\\b", "..", "", "a\nb", "x".repeat(201)])("is not named %j", async (name) => {
    const { params } = await createDraft();
    expect((await attach(params, name)).status).toBe(400);
  });

  test("is one of twenty at most, and can be taken off", async () => {
    const { params } = await createDraft();
    const [first] = await Promise.all(Array.from({ length: 20 }, (_, index) => attach(params, `${index}.pdf`)));
    expect((await attach(params)).status).toBe(409);
    const fileId = first?.body.id ?? "";
    expect((await server.call(CALLS.removeFile, { token: esco.token, params: { ...params, fileId } })).status).toBe(
      204,
    );
    expect((await server.call(CALLS.getFile, { token: esco.token, params: { ...params, fileId } })).status).toBe(404);
    // It is not there to be taken off again.
    expect((await server.call(CALLS.removeFile, { token: esco.token, params: { ...params, fileId } })).status).toBe(
      404,
    );
  });

  test("is the reviewers' once the application is submitted, and nobody adds another", async () => {
    const { params } = await createDraft();
    const { body } = await attach(params);
    const asReviewer = { token: reviewer.token, params: { ...params, fileId: body.id } };
    expect((await server.call(CALLS.getFile, asReviewer)).status).toBe(404);
    await server.call(CALLS.submit, { token: esco.token, params });
    expect((await server.call(CALLS.getFile, asReviewer)).text).toBe("a letter");
    expect((await attach(params)).status).toBe(409);
  });
});

describe("submitting", () => {
  test("answers everything that is missing at once", async () => {
    const project = await createProject(esco.user.id, { accreditation: { facilityType: "School" } });
    const { params } = await createDraft("accreditation", {
      organization: "",
      contactEmail: "ada@",
      contactPhone: "123",
      website: "bright",
      statement: " ",
      isCertified: false,
      projectIds: [project],
    });
    const { status, body } = await server.call(CALLS.submit, { token: esco.token, params });
    const { issues } = body as unknown as { issues: { at: string }[] };
    expect(status).toBe(400);
    expect(issues.map(({ at }) => at)).toEqual([
      "form.organization",
      "form.statement",
      "form.contactEmail",
      "form.contactPhone",
      "form.website",
      "form.isCertified",
      "projects.0.accreditation.monitorPeriod",
      "projects.0.accreditation.contacts.1",
      "projects.0.accreditation.contacts.2",
      "projects.0.accreditation.contacts.3",
    ]);
    expect(mails()).toEqual([]);
  });

  test("of a qualified-list application asks for a project, and nothing of the accreditation", async () => {
    const { params } = await createDraft("qualifiedList", { projectIds: [] });
    const refused = await server.call(QUALIFIED_LIST.submit, { token: esco.token, params });
    expect(refused.body).toMatchObject({ issues: [{ at: "form.projectIds" }] });
    const projectIds = [await storeProject(server, esco.user.id)];
    await server.call(QUALIFIED_LIST.save, { token: esco.token, params, body: { form: { projectIds } } });
    expect((await server.call(QUALIFIED_LIST.submit, { token: esco.token, params })).status).toBe(200);
  });

  test("looks again whether the projects are still the applicant's", async () => {
    const { params, projectId } = await createDraft();
    const { store } = server.services;
    await store.transact(async (transaction) => {
      const entry = await transaction.get(PROJECT_ENTRIES, projectId);
      if (entry === undefined) throw new Error("no project");
      await transaction.update(PROJECT_ENTRIES, { ...entry.document, members: [] }, entry.revision);
    });
    expect((await server.call(CALLS.submit, { token: esco.token, params })).status).toBe(400);
  });

  test("tells the reviewers of the kind, who find it in their list", async () => {
    await signIn(server, { group: UserGroup.QlMember });
    const second = await signIn(server, { group: UserGroup.AccreditationMember });
    const { id } = await createSubmitted();
    const link = `http://epb.test/accreditation/applications/${id}`;
    for (const { email } of [reviewer.user, second.user]) {
      expect(queuedMails(server, "applicationSubmitted", email)).toMatchObject([
        { organization: "Bright Energy", link },
      ]);
    }
    expect(mails()).toHaveLength(2);
    const { body } = await server.call(CALLS.list, { token: reviewer.token });
    expect(body.items).toMatchObject([{ id, status: "submitted", organization: "Bright Energy" }]);
  });

  test("shows reviewers what was submitted of a project, and not the project", async () => {
    const { params, projectId } = await createSubmitted();
    const { store } = server.services;
    await store.transact(async (transaction) => {
      const entry = await transaction.get(PROJECT_ENTRIES, projectId);
      if (entry === undefined) throw new Error("no project");
      const item = { ...entry.document.item, totalImplementationPrice: "99" };
      await transaction.update(PROJECT_ENTRIES, { ...entry.document, item }, entry.revision);
    });
    const { body } = await server.call(CALLS.get, { token: reviewer.token, params });
    expect(body.projects).toEqual([
      {
        id: projectId,
        name: `Project ${projectId}`,
        projectType: 1,
        status: "Pending",
        totalImplementationPrice: "1250000",
        accreditation: ACCREDITATION,
      },
    ]);
  });

  test("closes the application for changes", async () => {
    const { params } = await createSubmitted();
    for (const call of [CALLS.submit, CALLS.save, CALLS.remove]) {
      const answer = await server.call(call, { token: esco.token, params, body: { form: {} } });
      expect([call.name, answer.status]).toEqual([call.name, 409]);
    }
  });
});

describe("reviewing", () => {
  test("comments are among reviewers, and the applicant does not learn who they are", async () => {
    const { params } = await createSubmitted();
    const commented = await server.call(CALLS.comment, { token: reviewer.token, params, body: { text: "Solid." } });
    expect(commented.body.comments).toMatchObject([{ by: "Grace Hopper", text: "Solid." }]);
    await server.call(CALLS.decide, {
      token: reviewer.token,
      params,
      body: { decision: "declined", text: "Too few." },
    });
    const { body, text } = await server.call(CALLS.get, { token: esco.token, params });
    expect(text).not.toMatch(/Solid|Hopper/);
    expect(body.history.map(({ status, by }) => [status, by])).toEqual([
      ["draft", `Ada ${esco.user.lastName}`],
      ["submitted", `Ada ${esco.user.lastName}`],
      ["declined", "Reviewers"],
    ]);
  });

  test("asking for more makes it a draft again, with a note by e-mail, which reviewers no longer see", async () => {
    const { params } = await createSubmitted();
    await server.call(CALLS.return, { token: reviewer.token, params, body: { note: "Please name a hospital." } });
    expect(mails().at(-1)).toMatchObject({
      name: "applicationReturned",
      to: esco.user.email,
      data: { note: "Please name a hospital." },
    });
    const { body } = await server.call(CALLS.get, { token: esco.token, params });
    expect(body).toMatchObject({ status: "draft", history: [{}, {}, { note: "Please name a hospital." }] });
    expect((await server.call(CALLS.get, { token: reviewer.token, params })).status).toBe(404);
    expect((await server.call(CALLS.remove, { token: esco.token, params })).status).toBe(409);
    expect((await server.call(CALLS.submit, { token: esco.token, params })).body.status).toBe("submitted");
  });

  test("a decision is final and told with its reason", async () => {
    const { params } = await createSubmitted();
    const body = { decision: "accepted", text: "Welcome." };
    expect((await server.call(CALLS.decide, { token: reviewer.token, params, body })).body.status).toBe("accepted");
    expect(mails().at(-1)).toMatchObject({
      name: "applicationDecided",
      to: esco.user.email,
      data: { decision: "accepted", comment: "Welcome." },
    });
    expect((await server.call(CALLS.decide, { token: reviewer.token, params, body })).status).toBe(409);
    expect((await server.call(CALLS.withdraw, { token: esco.token, params })).status).toBe(409);
  });

  test("nobody reviews their own application", async () => {
    const admin = await signIn(server, { group: UserGroup.Admin });
    const projectIds = [await createProject(admin.user.id)];
    const { body: draft } = await server.call(CALLS.create, {
      token: admin.token,
      body: { form: complete(projectIds) },
    });
    const params = { id: draft.id };
    expect((await server.call(CALLS.submit, { token: admin.token, params })).status).toBe(200);
    const body = { decision: "accepted", text: "Me." };
    expect((await server.call(CALLS.decide, { token: admin.token, params, body })).status).toBe(403);
  });

  test("a withdrawn application is no longer the reviewers' to see", async () => {
    const { params } = await createSubmitted();
    expect((await server.call(CALLS.withdraw, { token: esco.token, params })).body.status).toBe("withdrawn");
    expect((await server.call(CALLS.get, { token: reviewer.token, params })).status).toBe(404);
    expect((await server.call(CALLS.list, { token: reviewer.token })).body.items).toEqual([]);
  });

  test("goes by kind: members of the one see nothing of the other", async () => {
    const { params } = await createSubmitted("qualifiedList");
    expect((await server.call(QUALIFIED_LIST.get, { token: reviewer.token, params })).status).toBe(403);
    expect((await server.call(CALLS.get, { token: reviewer.token, params })).status).toBe(404);
  });
});

describe("recertification", () => {
  test("begins with what was accepted, to be certified anew, once", async () => {
    const { params, id } = await createSubmitted("qualifiedList");
    const { token } = await signIn(server, { group: UserGroup.QlMember });
    const early = await server.call(recertify(), { token: esco.token, params });
    expect(early.status).toBe(409);
    await server.call(QUALIFIED_LIST.decide, { token, params, body: { decision: "accepted", text: "Yes." } });
    const { body } = await server.call(recertify(), { token: esco.token, params });
    expect(body).toMatchObject({
      status: "draft",
      isRecertification: true,
      recertifies: id,
      form: { statement: "We have built forty projects.", isCertified: false },
    });
    expect((await server.call(recertify(), { token: esco.token, params })).body).toMatchObject({
      code: "application/renewed-already",
    });
  });

  test("is there for the qualified list only", async () => {
    expect(CALLS.recertify).toBeUndefined();
    const response = await fetch(`${server.url}/api/accreditation/applications/1/recertification`, { method: "POST" });
    expect(response.status).toBe(404);
  });

  function recertify() {
    if (QUALIFIED_LIST.recertify === undefined) throw new Error("the qualified list is renewed");
    return QUALIFIED_LIST.recertify;
  }
});

describe("who may", () => {
  test.each([UserGroup.Customer, UserGroup.ProjectViewer])("group %i has no applications", async (group) => {
    const { token } = await signIn(server, { group });
    const params = { id: server.services.random.uuid() };
    expect((await server.call(CALLS.list, { token })).status).toBe(403);
    expect((await server.call(CALLS.create, { token, body: { form: {} } })).status).toBe(403);
    expect((await server.call(CALLS.get, { token, params })).status).toBe(403);
  });

  test("reviewers do not apply, applicants do not review", async () => {
    expect((await server.call(CALLS.create, { token: reviewer.token, body: { form: {} } })).status).toBe(403);
    const { params } = await createSubmitted();
    const body = { decision: "accepted", text: "Yes." };
    expect((await server.call(CALLS.decide, { token: esco.token, params, body })).status).toBe(403);
    expect((await server.call(CALLS.list, { token: esco.token, query: { scope: "review" } })).status).toBe(403);
  });

  test("on a test site there are no applications, whoever asks", async () => {
    const site = await TestServer.start({ config: { isTestSite: true } });
    const { token } = await signIn(site, { group: UserGroup.Esco });
    for (const input of [{ token }, {}]) {
      expect((await site.call(CALLS.list, input)).status).toBe(404);
      expect((await site.call(QUALIFIED_LIST.create, { ...input, body: { form: {} } })).status).toBe(404);
    }
    await site.stop();
  });

  test("lists go page by page, the last changed first", async () => {
    for (const statement of ["first", "second", "third"]) {
      await createDraft("accreditation", { statement });
      server.pass(1000);
    }
    const query = { limit: "2" };
    const first = await server.call(CALLS.list, { token: esco.token, query });
    expect(first.body.items).toHaveLength(2);
    const cursor = first.body.next ?? "";
    const second = await server.call(CALLS.list, { token: esco.token, query: { ...query, cursor } });
    expect(second.body.items).toHaveLength(1);
    expect(second.body.next).toBeUndefined();
    const bad = await server.call(CALLS.list, { token: esco.token, query: { cursor: "nonsense" } });
    expect(bad.status).toBe(400);
  });
});
