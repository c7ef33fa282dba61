import {
  APPROVE_PROJECT,
  CREATE_PROJECT,
  GET_MEASUREMENT,
  GET_WAITING,
  GRANT_PROJECT_ACCESS,
  RETURN_PROJECT,
  SUBMIT_MEASUREMENT_YEAR,
  SUBMIT_PROJECT,
  UserGroup,
  WRITE_MEASUREMENT_YEAR,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { approvalRequest } from "../../../testing/approval-request.js";
import { signIn } from "../../../testing/factories.js";
import { createProject, fixtureProject, newProjectForm } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

type SignedIn = Awaited<ReturnType<typeof signIn>>;

let server: TestServer;
let customer: SignedIn;
let esco: SignedIn;
beforeEach(async () => {
  server = await TestServer.start();
  customer = await signIn(server);
  esco = await signIn(server, { group: UserGroup.Esco });
});
afterEach(() => server.stop());

const waiting = async ({ token }: SignedIn) => (await server.call(GET_WAITING, { token })).body;
const tasks = async (person: SignedIn) => (await waiting(person)).projects.map(({ kind, name }) => [kind, name]);

/** The first years of savings have ended. */
const AWARDED_EARLY = {
  financing: { ...(fixtureProject("school-district").data["financing"] as object), awardDate: "2020-01-15" },
};

/** A project of the customer that the ESCO builds. */
async function built(name: string): Promise<string> {
  const { id } = await createProject(server, customer.token, { name, sections: AWARDED_EARLY });
  const body = { email: esco.user.email, roleId: 2 };
  await server.call(GRANT_PROJECT_ACCESS, { token: customer.token, params: { id }, body });
  return id;
}
const submit = (id: string) => server.call(SUBMIT_PROJECT, { token: esco.token, params: { id } });

describe("projects", () => {
  test("wait for the ESCO or the customer, in the order of the work", async () => {
    await built("In entry");
    const [submitted, returned] = [await built("Submitted"), await built("Returned")];
    await submit(submitted);
    await submit(returned);
    server.pass(1000);
    const body = { reason: "The gymnasium is missing." };
    await server.call(RETURN_PROJECT, { token: customer.token, params: { id: returned }, body });
    expect(await waiting(customer)).toMatchObject({
      count: 1,
      projectCount: 1,
      projects: [{ kind: "review", id: submitted, name: "Submitted", since: expect.any(String) }],
    });
    expect(await tasks(esco)).toEqual([
      ["returned", "Returned"],
      ["enter", "In entry"],
    ]);
    expect((await waiting(esco)).projects[0]).toMatchObject({ reason: "The gymnasium is missing." });
  });

  test("are listed up to a limit, and all are counted", async () => {
    for (let number = 0; number < 23; number += 1) {
      const form = { _name: `Project ${number}`, _email: esco.user.email, _projectBuilderId: esco.user.email };
      await server.call(CREATE_PROJECT, { token: customer.token, body: newProjectForm(form) });
    }
    const { count, projectCount, projects } = await waiting(esco);
    expect([count, projectCount, projects.length]).toEqual([23, 23, 20]);
  });

  test("do not wait for viewers, and for administrators without a role", async () => {
    const [viewer, admin] = [
      await signIn(server, { group: UserGroup.ProjectViewer }),
      await signIn(server, { group: UserGroup.Admin }),
    ];
    const id = await built("Submitted");
    await server.call(GRANT_PROJECT_ACCESS, {
      token: customer.token,
      params: { id },
      body: { email: viewer.user.email, roleId: 3 },
    });
    await submit(id);
    expect((await waiting(viewer)).count).toBe(0);
    expect((await waiting(admin)).count).toBe(0);
  });
});

describe("a year of measurement and verification", () => {
  test("waits for its report once it has ended, and then for the approval of the customer", async () => {
    const id = await built("Approved");
    await submit(id);
    const approval = await approvalRequest(server, customer.token, id);
    await server.call(APPROVE_PROJECT, { token: customer.token, params: { id }, body: approval });
    const [task] = (await waiting(esco)).projects;
    expect(task).toMatchObject({ kind: "reportYear", name: "Approved", year: 1 });
    expect((task?.endedOn ?? "") < server.services.now().toISOString()).toBe(true);
    expect((await waiting(customer)).count).toBe(0);

    const params = { id, year: "1" };
    const body = { status: 1, verifiedSavings: "1000", reportDate: "2026-05-15" } as const;
    await server.call(WRITE_MEASUREMENT_YEAR, { token: esco.token, params, body });
    await server.call(SUBMIT_MEASUREMENT_YEAR, { token: esco.token, params });
    expect(await waiting(customer)).toMatchObject({
      count: 1,
      yearCount: 1,
      projects: [{ kind: "approveYear", id, year: 1 }],
    });
    const [presented] = (await server.call(GET_MEASUREMENT, { token: customer.token, params: { id } })).body.years;
    expect(presented?.difference).toMatch(/^-\d+/);
    expect((await waiting(customer)).projects[0]?.savingsDifference).toBe(presented?.difference);
    const [next] = (await waiting(esco)).projects;
    expect(next === undefined || next.year === 2).toBe(true);
  });

  test("that does not apply, or of a project in entry, waits for nobody", async () => {
    const id = await built("In entry");
    expect((await waiting(esco)).yearCount).toBe(0);
    await submit(id);
    const approval = await approvalRequest(server, customer.token, id);
    await server.call(APPROVE_PROJECT, { token: customer.token, params: { id }, body: approval });
    const before = (await waiting(esco)).projects[0]?.year;
    const params = { id, year: String(before) };
    await server.call(WRITE_MEASUREMENT_YEAR, { token: esco.token, params, body: { status: 4 } });
    expect((await waiting(esco)).projects[0]?.year).not.toBe(before);
  });
});
