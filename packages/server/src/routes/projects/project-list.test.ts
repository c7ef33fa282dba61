import { LIST_PROJECTS, UserGroup } from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
let token = "";
beforeEach(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server));
});
afterEach(() => server.stop());

async function names(query: Readonly<Record<string, string>> = {}, as: string = token): Promise<readonly string[]> {
  const { status, body, text } = await server.call(LIST_PROJECTS, { token: as, query });
  if (status !== 200) throw new Error(text);
  return body.map(({ name }) => name);
}

describe("the list of projects", () => {
  test("shows what C §3 lists of a project", async () => {
    await createProject(server, token, { fixture: "federal-espc", name: "Fort" });
    const { body } = await server.call(LIST_PROJECTS, { token });
    expect(body).toMatchObject([
      {
        displayId: 1,
        name: "Fort",
        customerOrganization: "Department of the Army",
        agencyName: "Department of the Army",
        marketSegment: { id: 1, name: "Federal Government" },
        federalContractType: 1,
        awardDate: "2025-07-15",
        escoName: "Example Energy Services, Inc.",
        status: "Pending",
        stage: "inEntry",
        mvStatus: 4,
        userRole: 1,
        projectInitiatorOrganization: "Example District",
        isCts: true,
        hasBeenApproved: false,
        projectType: 1,
      },
    ]);
    expect(Number(body[0]?.totalImplementationPrice)).toBeGreaterThan(0);
  });

  test("has the projects that one may see, and all of them for staff", async () => {
    await createProject(server, token, { name: "Mine" });
    const other = await signIn(server);
    await createProject(server, other.token, { name: "Theirs" });
    const admin = await signIn(server, { group: UserGroup.Admin });
    expect(await names()).toEqual(["Mine"]);
    expect(await names({}, other.token)).toEqual(["Theirs"]);
    expect(await names({ sort: "name" }, admin.token)).toEqual(["Mine", "Theirs"]);
  });

  test("comes a page at a time, in its order, without gaps", async () => {
    for (const name of ["B", "a", "C", "d", "E"]) await createProject(server, token, { name });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { sort: "name", direction: "desc", limit: "2", ...(cursor !== undefined && { cursor }) };
      const { body, headers } = await server.call(LIST_PROJECTS, { token, query });
      seen.push(...body.map(({ name }) => name));
      cursor = headers.get("next-cursor") ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(["E", "d", "C", "B", "a"]);
  });

  test("begins with the project that was changed last", async () => {
    await createProject(server, token, { name: "Old" });
    server.pass(1000);
    await createProject(server, token, { name: "New" });
    expect(await names()).toEqual(["New", "Old"]);
  });

  test("is sorted by amounts as numbers", async () => {
    for (const fixture of ["federal-espc", "school-district", "epx-campus"]) {
      await createProject(server, token, { fixture, name: fixture });
    }
    const { body } = await server.call(LIST_PROJECTS, { token, query: { sort: "totalImplementationPrice" } });
    const amounts = body.map(({ totalImplementationPrice }) => Number(totalImplementationPrice));
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
    expect(amounts).toHaveLength(3);
  });

  test("is filtered and searched", async () => {
    await createProject(server, token, { fixture: "federal-espc", name: "Fort" });
    await createProject(server, token, { fixture: "school-district", name: "School" });
    await createProject(server, token, { fixture: "epx-campus", name: "Campus" });
    expect(await names({ marketSegment: "1" })).toEqual(["Fort"]);
    expect(await names({ marketSegment: "1,4", sort: "name" })).toEqual(["Fort", "School"]);
    expect(await names({ federalContractType: "1" })).toEqual(["Fort"]);
    expect(await names({ projectType: "2" })).toEqual(["Campus"]);
    expect(await names({ status: "Approved" })).toEqual([]);
    expect(await names({ mvStatus: "4", sort: "name" })).toHaveLength(3);
    expect(await names({ awardedFrom: "2025-07-15", awardedTo: "2025-07-15" })).toEqual(["Fort"]);
    expect(await names({ awardedTo: "2025-07-14" })).not.toContain("Fort");
    expect(await names({ search: " ARMY " })).toEqual(["Fort"]);
  });

  test("refuses a page, an order or a filter that there is not", async () => {
    const bad = [
      { cursor: "nonsense" },
      { sort: "members" },
      { limit: "0" },
      { limit: "1001" },
      { status: "Done" },
      { awardedFrom: "July" },
      { marketSegment: "1;2" },
      { owner: "me" },
      { cursor: Buffer.from('["x","7b0b3a37-9d4c-4f21-8cf1-38c3d4f1a001"]').toString("base64url"), sort: "displayId" },
    ];
    for (const query of bad) expect((await server.call(LIST_PROJECTS, { token, query })).status).toBe(400);
  });
});
