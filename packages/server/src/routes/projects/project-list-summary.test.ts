import { LIST_PROJECTS, SUMMARIZE_PROJECT_LIST, UserGroup } from "@epb/contract";
import { ApprovalStatus, ProjectAccessRole } from "@epb/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { storeProject } from "../../../testing/store-project.js";
import { TestServer } from "../../../testing/test-server.js";
import { PROJECT_ENTRIES, type ProjectEntry } from "../../features/projects/project-entries.js";

const { ProjectInitiator, ProjectBuilder, ProjectInitiatorAndBuilder, ProjectViewer } = ProjectAccessRole;

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

/** A stored project of a member, with other fields of the entry and its list item. */
async function project(
  userId: string,
  role: ProjectAccessRole,
  entry: Partial<ProjectEntry> = {},
  item: Partial<ProjectEntry["item"]> = {},
): Promise<string> {
  const id = await storeProject(server, userId, { role });
  await server.services.store.transact(async (transaction) => {
    const stored = await transaction.get(PROJECT_ENTRIES, id);
    if (stored === undefined) throw new Error("there is no such project");
    const { document, revision } = stored;
    await transaction.update(PROJECT_ENTRIES, { ...document, ...entry, item: { ...document.item, ...item } }, revision);
  });
  return id;
}

async function summary(token: string, query: Readonly<Record<string, string>> = {}) {
  const { status, body, text } = await server.call(SUMMARIZE_PROJECT_LIST, { token, query });
  if (status !== 200) throw new Error(text);
  return body;
}

async function ids(token: string, query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (await server.call(LIST_PROJECTS, { token, query })).body.map(({ id }) => id);
}

const calculation = (errors: number, warnings = 0) => ({ engineVersion: "1.0.0", errors, warnings });
const submitted = { approval: ApprovalStatus.PreApproval };
const returned = { returnReason: "Year 3 is missing." };

describe("the summary of the list of projects", () => {
  test("counts only projects that the person can see, and all of them for staff", async () => {
    const one = await signIn(server);
    const other = await signIn(server);
    await project(one.user.id, ProjectInitiator, { ...submitted, calculation: calculation(2) });
    await project(
      other.user.id,
      ProjectBuilder,
      { ...returned, calculation: calculation(1) },
      { lowestCoverage: "0.9" },
    );
    const admin = await signIn(server, { group: UserGroup.Admin });

    const ofOne = { waiting: 1, submitted: 1, returned: 0, errors: 1, paymentsAboveGuarantee: 0 };
    const ofOther = { waiting: 1, submitted: 0, returned: 1, errors: 1, paymentsAboveGuarantee: 1 };
    const ofBoth = { waiting: 0, submitted: 1, returned: 1, errors: 2, paymentsAboveGuarantee: 1 };
    expect(await summary(one.token)).toMatchObject({ count: 1, ofAll: ofOne });
    expect(await summary(other.token)).toMatchObject({ count: 1, ofAll: ofOther });
    expect(await summary(admin.token)).toMatchObject({ count: 2, ofAll: ofBoth });
    expect((await server.call(SUMMARIZE_PROJECT_LIST, {})).status).toBe(401);
  });

  test("adds up the filtered projects, and counts those without a figure", async () => {
    const { user, token } = await signIn(server);
    const userId = user.id;
    await project(userId, ProjectBuilder, {}, { totalImplementationPrice: "0.1", totalGuaranteedCostSavings: "5" });
    await project(userId, ProjectBuilder, {}, { totalImplementationPrice: "0.2" });
    const { totalImplementationPrice: _, ...item } = (
      await entryOf(await project(userId, ProjectBuilder, { ...returned }))
    ).item;
    await replaceItem(item);
    expect(await summary(token)).toMatchObject({
      count: 3,
      // 0.1 + 0.2, exactly; the third project has no price.
      totalImplementationPrice: { sum: "0.3", unknown: 1 },
      totalGuaranteedCostSavings: { sum: "5", unknown: 2 },
    });
    // The counts of chips are those of the whole portfolio.
    expect(await summary(token, { stage: "returned" })).toMatchObject({
      count: 1,
      totalImplementationPrice: { sum: "0", unknown: 1 },
      ofAll: { returned: 1, waiting: 3 },
    });
  });

  test("counts what the list finds", async () => {
    const { user, token } = await signIn(server);
    const userId = user.id;
    const covered = await project(userId, ProjectViewer, {}, { lowestCoverage: "1" });
    const above = await project(userId, ProjectViewer, {}, { lowestCoverage: "0.9999" });
    const unknown = await project(userId, ProjectBuilder, { calculation: calculation(0, 3) });
    const wrong = await project(userId, ProjectBuilder, { openFindings: { errors: 1, warnings: 0 } });
    expect(await ids(token, { attention: "paymentsAboveGuarantee" })).toEqual([above]);
    expect(await ids(token, { attention: "errors" })).toEqual([wrong]);
    expect([...(await ids(token, { attention: "waiting" }))].sort()).toEqual([unknown, wrong].sort());
    expect(await ids(token, { attention: "errors,waiting" })).toEqual([wrong]);
    expect(await ids(token, { attention: "errors,paymentsAboveGuarantee" })).toEqual([]);
    expect((await ids(token, {})).includes(covered)).toBe(true);
    expect((await server.call(LIST_PROJECTS, { token, query: { attention: "size" } })).status).toBe(400);
  });

  test("has a submitted project wait for the customer only, though a person of an ESCO has both roles", async () => {
    const customer = await signIn(server, { group: UserGroup.Customer });
    const esco = await signIn(server, { group: UserGroup.Esco });
    for (const { user } of [customer, esco]) {
      await project(user.id, ProjectInitiatorAndBuilder, submitted);
      await project(user.id, ProjectInitiatorAndBuilder);
    }
    expect((await summary(customer.token)).ofAll.waiting).toBe(2);
    expect((await summary(esco.token)).ofAll.waiting).toBe(1);
  });
});

async function entryOf(id: string): Promise<ProjectEntry> {
  const stored = await server.services.store.get(PROJECT_ENTRIES, id);
  if (stored === undefined) throw new Error("there is no such project");
  return stored.document;
}

async function replaceItem(item: ProjectEntry["item"]): Promise<void> {
  await server.services.store.transact(async (transaction) => {
    const stored = await transaction.get(PROJECT_ENTRIES, item.id);
    if (stored !== undefined) await transaction.update(PROJECT_ENTRIES, { ...stored.document, item }, stored.revision);
  });
}
