import { describe, expect, test } from "vitest";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject, RECORD } from "../../testing/plain-project.js";
import { ProjectStore } from "../../testing/project-store.js";
import { attachProjectData, openProject } from "../lifecycle/project-state.js";
import type { Project } from "../model/project.js";
import { createProjectClient, type ProjectClientOptions } from "./create-project-client.js";
import { runProjectCalculations } from "./run-project-calculations.js";
import type { ProjectReply } from "./transport.js";

const plain: Project = parsed(plainProject());

/** A client of a store, and what was told to the rest of the program. */
function clientOf(store = new ProjectStore(), options: Partial<ProjectClientOptions> = {}) {
  const told: string[] = [];
  const client = createProjectClient({
    transport: store,
    contactEmail: "help@example.org",
    makeErrorReference: () => "7f3a",
    refreshUser: async () => void told.push("user refreshed"),
    setWaiting: (isWaiting) => void told.push(isWaiting ? "waiting" : "not waiting"),
    ...options,
  });
  return { client, store, told };
}

const answering = (reply: ProjectReply) => clientOf(undefined, { transport: { send: async () => reply } });

async function clientWithProject() {
  const { client, ...rest } = clientOf();
  const id = await client.create(plain);
  return { client, id, project: await client.load(id), ...rest };
}

describe("creating a project", () => {
  test("sends record, data and calculated values, gives its id and refreshes the user", async () => {
    const { client, store, told } = clientOf();
    const { calculatedValues } = calculated(plainProject());
    const id = await client.create({ ...plain, calculatedValues });
    expect(store.requests).toMatchObject([{ method: "POST", path: "api/project", payload: { record: RECORD } }]);
    expect(Object.keys(store.requests[0]?.payload as object)).toEqual(["record", "data", "calculatedValues"]);
    expect(store.projects.get(id)?.record).toEqual({ ...RECORD, id });
    expect(told).toEqual(["waiting", "user refreshed", "not waiting"]);
  });

  test("sends no ids", async () => {
    const { client, store } = clientOf();
    const data = parsed(plainProject({ ecms: [plainMeasure({ id: "copied" })], contacts: [{ id: "copied" }] })).data;
    await client.create({ record: { ...plain.record, id: "copied" }, data });
    expect(JSON.stringify(store.requests[0]?.payload)).not.toContain("copied");
  });

  test("of the express edition sends the form under the names of the call", async () => {
    const { client, store } = clientOf();
    const id = await client.createExpress({
      name: "Town hall",
      marketSegmentId: 2,
      zip: "62701",
      email: "esco@example.org",
      federalContractType: 1,
      stateLocalSubmarket: 3,
      uescContractType: 2,
      createdSource: "new-project",
      espcCampaignParticipant: 1,
    });
    expect(store.requests).toEqual([
      {
        method: "POST",
        path: "api/project",
        payload: {
          _name: "Town hall",
          _projectBuilderId: "esco@example.org",
          _marketSegmentId: 2,
          _zip: "62701",
          _email: "esco@example.org",
          _federalContractType: 1,
          _stateLocalSubmarket: 3,
          _uescContractType: 2,
          _createdSource: "new-project",
          _version: "1.0.0",
          _type: 2,
          _ESPCCampaignParticipant: 1,
        },
      },
    ]);
    expect((await client.load(id)).record).toMatchObject({ name: "Town hall", version: "1.0.0", projectType: 2 });
  });

  test.each([{}, { id: "" }, { id: 5 }, null, "id", undefined])("throws when the reply has no id: %j", async (body) => {
    const { client, told } = answering({ status: 200, body });
    await expect(client.create(plain)).rejects.toThrow(/^An error occurred creating the project$/);
    expect(told).toEqual(["waiting", "not waiting"]);
  });

  test("finds the id in the record of the reply", async () => {
    const { client } = answering({ status: 200, body: { record: { id: "a" } } });
    expect(await client.create(plain)).toBe("a");
  });

  test("that fails ends the waiting and throws the error on", async () => {
    const error = new Error("no network");
    const { client, told } = clientOf(undefined, { transport: { send: () => Promise.reject(error) } });
    await expect(client.create(plain)).rejects.toBe(error);
    expect(told).toEqual(["waiting", "not waiting"]);
  });
});

describe("the project list", () => {
  test("has an item for each project", async () => {
    const { client, id } = await clientWithProject();
    expect(await client.list()).toEqual([
      {
        id,
        name: "Test project",
        isCts: false,
        status: "Pending",
        version: "3.0.0",
        awardDate: "2024-01-31",
        mvStatus: 4,
        hasBeenApproved: false,
        projectType: 1,
      },
    ]);
  });

  test("that is none is refused", async () => {
    const { client } = answering({ status: 200, body: [{ id: "a" }] });
    await expect(client.list()).rejects.toThrow(/^Invalid project data instance$/);
  });
});

describe("opening a project", () => {
  test("gives it as it is stored", async () => {
    const { project, id } = await clientWithProject();
    expect(project.record).toEqual({ ...RECORD, id });
  });

  test("asks under an id that may hold anything", async () => {
    const { client, store } = clientOf();
    await expect(client.load("a/../b?c")).rejects.toThrow(/^Attempt to navigate to an invalid project$/);
    expect(store.requests[0]?.path).toBe("api/project/a%2F..%2Fb%3Fc");
  });

  test("upgrades an older one", async () => {
    const body = { record: { id: "a", name: "Old", version: "1.99" }, data: {} };
    const { record } = await answering({ status: 200, body }).client.load("a");
    expect(record).toMatchObject({ version: "3.0.0", projectType: 1, status: "Pending" });
  });

  test.each<[string, ProjectReply]>([
    ["not there", { status: 404 }],
    ["empty", { status: 200 }],
    ["not a project", { status: 200, body: { record: { ...RECORD, id: "a" }, data: { location: 5 } } }],
    ["of an unknown version", { status: 200, body: { record: { ...RECORD, id: "a", version: "2.0" }, data: {} } }],
    ["another one", { status: 200, body: { record: { ...RECORD, id: "b" }, data: {} } }],
    ["without an id", { status: 200, body: { record: RECORD, data: {} } }],
  ])("that is %s throws", async (_, reply) => {
    await expect(answering(reply).client.load("a")).rejects.toThrow(/^Attempt to navigate to an invalid project$/);
  });
});

describe("saving a project", () => {
  test("sends its id and what changed, and gives what the response rebuilds", async () => {
    const { client, project, id, store } = await clientWithProject();
    const ecms = [...(project.data.ecms ?? []), { uuid: "ecm-2" }];
    const saved = await client.save(project, { ...project, data: { ...project.data, ecms } });
    expect(store.requests.at(-1)).toEqual({
      method: "PUT",
      path: "api/project",
      payload: { id, data: { changed: { ecms: [{ uuid: "ecm-2" }] } } },
    });
    // The store has given the new measure an id.
    expect(saved.data.ecms?.map((measure) => measure.id)).toEqual(["id-2", "id-3"]);
    expect(saved).toEqual(await client.load(id));
  });

  test("sends nothing when nothing changed", async () => {
    const { client, project, store } = await clientWithProject();
    const sent = store.requests.length;
    expect(await client.save(project, { ...project })).toEqual(project);
    expect(store.requests).toHaveLength(sent);
  });

  test("may drop the calculated values", async () => {
    const { client, project, store } = await clientWithProject();
    const after = { ...project, hasBeenApproved: true, calculatedValues: calculated(plainProject()).calculatedValues };
    await client.save(project, after, { dropCalculatedValues: true });
    expect(Object.keys(store.requests.at(-1)?.payload as object)).toEqual(["id", "children"]);
  });

  test("needs a project that is stored, and the version it has", async () => {
    const { client, project } = await clientWithProject();
    await expect(client.save(plain, { ...plain, hasBeenApproved: true })).rejects.toThrow(
      /^Attempt to navigate to an invalid project$/,
    );
    const other: Project = { ...project, record: { ...project.record, version: "1.99" } };
    await expect(client.save(project, other)).rejects.toThrow(/^Invalid project version$/);
  });

  test.each<[string, object, RegExp]>([
    ["of another version", { record: { ...RECORD, id: "a", version: "1.99" }, data: {} }, /^Invalid project version$/],
    ["of another project", { record: { ...RECORD, id: "b" }, data: {} }, /^Invalid project data instance$/],
    ["that is no project", { record: { ...RECORD, id: "a" } }, /^Invalid project data instance$/],
  ])("refuses a response %s", async (_, body, message) => {
    const project: Project = { ...plain, record: { ...plain.record, id: "a" } };
    const { client } = answering({ status: 200, body });
    await expect(client.save(project, { ...project, hasBeenApproved: true })).rejects.toThrow(message);
  });
});

describe("removing a project", () => {
  test("takes it off the store and the list, and refreshes the user", async () => {
    const { client, id, told, store } = await clientWithProject();
    const other = await client.create({ ...plain, record: { ...plain.record, name: "Another" } });
    told.length = 0;
    const rest = await client.remove(await client.list(), id);
    expect(rest.map((item) => item.id)).toEqual([other]);
    expect(await client.list()).toEqual(rest);
    expect(store.requests.at(-2)).toEqual({ method: "DELETE", path: `api/project/${id}` });
    expect(told).toEqual(["user refreshed"]);
  });

  test("that is not in the list throws, and asks nothing of the store", async () => {
    const { client, store } = clientOf();
    await expect(client.remove([], "a")).rejects.toThrow(/^Unable to find project to remove$/);
    expect(store.requests).toEqual([]);
  });
});

describe("a call that is not answered well", () => {
  test("for lack of authorization says whom to ask, with a reference", async () => {
    await expect(answering({ status: 401 }).client.list()).rejects.toThrow(
      /^An authorization error occurred processing your request, please contact help@example\.org 7f3a$/,
    );
  });

  test.each([400, 403, 500, 302])("with %d says so", async (status) => {
    const body = { message: "details" };
    await expect(answering({ status, body }).client.list()).rejects.toMatchObject({
      message: `The call GET api/project/list was answered with status ${status}.`,
      details: { body },
    });
  });
});

describe("running the calculations", () => {
  test("refreshes the values of the project", () => {
    const state = attachProjectData(openProject(plain), plain.data);
    const { project, needsRecalculation } = runProjectCalculations(state);
    expect(needsRecalculation).toBe(false);
    expect(project.calculatedValues?.projectSummary).toEqual(
      calculated(plainProject()).calculatedValues.projectSummary,
    );
  });

  test("needs a project, and one without errors", () => {
    expect(() => runProjectCalculations(undefined)).toThrow(
      /^Unable to run project calculations when a project is missing$/,
    );
    const empty = openProject(parsed({ record: RECORD, data: {} }));
    expect(() => runProjectCalculations(empty)).toThrow(/^Errors encountered during the calculation: EPB-/);
  });
});
