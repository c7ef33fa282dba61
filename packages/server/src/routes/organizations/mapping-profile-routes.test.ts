import {
  ADD_ORGANIZATION_MEMBER,
  ADD_PROFILE_VERSION,
  CREATE_ORGANIZATION,
  DOWNLOAD_MAPPING_PROFILE,
  IMPORT_MAPPING_PROFILE,
  LIST_MAPPING_PROFILES,
  type MappingProfile,
  REMOVE_MAPPING_PROFILE,
  REMOVE_ORGANIZATION,
  SHARE_MAPPING_PROFILE,
  UserGroup,
} from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { timeLimit } from "../../../../../test/testing/runs.js";
import { signIn } from "../../../testing/factories.js";
import { foreignProfile } from "../../../testing/foreign-form.js";
import { TestServer } from "../../../testing/test-server.js";
import { MAPPING_PROFILES, PROFILE_CONTENTS } from "../../features/organizations/mapping-profiles.js";

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
  office = await organization("Energy Office", member);
});
afterEach(() => server.stop());

async function organization(name: string, { user }: SignedIn): Promise<string> {
  const body = { name, kind: "customer", states: [], agencies: [] } as const;
  const { id } = (await server.call(CREATE_ORGANIZATION, { token: admin.token, body })).body;
  const email = user.email;
  await server.call(ADD_ORGANIZATION_MEMBER, { token: admin.token, params: { id }, body: { email } });
  return id;
}

const importing = (profile: object, { token } = admin, id = office) =>
  server.call(IMPORT_MAPPING_PROFILE, {
    token,
    params: { id },
    body: { profile: profile as Readonly<Record<string, unknown>> },
  });
const adding = ({ id, revision }: MappingProfile, profile: object, note = "", { token } = admin) =>
  server.call(ADD_PROFILE_VERSION, {
    token,
    params: { id },
    body: { profile: profile as Readonly<Record<string, unknown>>, note, revision },
  });
const sharing = ({ id, revision }: MappingProfile, isShared: boolean, { token } = admin) =>
  server.call(SHARE_MAPPING_PROFILE, { token, params: { id }, body: { isShared, revision } });
const removing = ({ id }: MappingProfile, { token } = admin) =>
  server.call(REMOVE_MAPPING_PROFILE, { token, params: { id } });
const download = ({ id }: MappingProfile, version: number, { token } = member) =>
  server.call(DOWNLOAD_MAPPING_PROFILE, { token, params: { id, version: String(version) } });
const listed = async ({ token }: SignedIn, organizationId?: string) =>
  (
    await server.call(LIST_MAPPING_PROFILES, {
      token,
      query: organizationId === undefined ? {} : { organizationId },
    })
  ).body.items.map(({ name }) => name);

const PROFILE = foreignProfile();

describe("a mapping profile", () => {
  test("is for the members of its organization until it is shared", async () => {
    const { body: imported, status } = await importing(PROFILE);
    expect(status).toBe(201);
    expect(imported).toMatchObject({
      organizationId: office,
      organizationName: "Energy Office",
      name: PROFILE.name,
      template: "epb-calculating",
      isShared: false,
      versions: [{ version: 1, by: `${admin.user.firstName} ${admin.user.lastName}` }],
    });
    expect(await listed(member)).toEqual([PROFILE.name]);
    expect(await listed(admin)).toEqual([PROFILE.name]);
    expect(await listed(stranger)).toEqual([]);
    expect((await download(imported, 1, stranger)).status).toBe(404);

    const { body: shared } = await sharing(imported, true);
    expect(await listed(stranger)).toEqual([PROFILE.name]);
    expect(await listed(stranger, office)).toEqual([PROFILE.name]);
    const file = await download(shared, 1, stranger);
    expect(JSON.parse(file.text)).toEqual(PROFILE);
    expect(file.headers.get("content-disposition")).toContain(
      'filename="Pro-forma-of-Example-Efficiency-Partners.epb-profile.json"',
    );

    await sharing(shared, false);
    expect(await listed(stranger)).toEqual([]);
    expect(await listed(member, office)).toEqual([PROFILE.name]);
  });

  test("is changed only by those who manage organizations", async () => {
    expect((await importing(PROFILE, member)).status).toBe(403);
    const { body: profile } = await importing(PROFILE);
    for (const person of [member, stranger]) {
      expect((await adding(profile, PROFILE, "", person)).status).toBe(403);
      expect((await sharing(profile, true, person)).status).toBe(403);
      expect((await removing(profile, person)).status).toBe(403);
    }
    expect((await importing(PROFILE, admin, "0d9f4a3c-6b1e-4c58-9a7d-2f3b8e5c1a60")).status).toBe(404);
  });

  test("keeps its earlier versions, and takes name and template from the latest", async () => {
    const { body: first } = await importing(PROFILE);
    const { body: second } = await adding(first, { ...PROFILE, name: "Pro forma of 2027" }, "A column for water.");
    expect(second).toMatchObject({
      name: "Pro forma of 2027",
      revision: 2,
      versions: [{ version: 2, note: "A column for water." }, { version: 1 }],
    });
    expect(second.versions[1]).not.toHaveProperty("note");
    expect(JSON.parse((await download(second, 1)).text)).toEqual(PROFILE);
    expect(JSON.parse((await download(second, 2)).text)).toMatchObject({ name: "Pro forma of 2027" });
    expect((await download(second, 3)).status).toBe(404);
  });

  test("is not changed by a person who has not seen the latest change", async () => {
    const { body: first } = await importing(PROFILE);
    await adding(first, PROFILE);
    expect(await adding(first, PROFILE)).toMatchObject({ status: 409, body: { code: "stale", revision: 2 } });
    expect(await sharing(first, true)).toMatchObject({ status: 409, body: { code: "stale", revision: 2 } });
    const again = { ...first, revision: 2 };
    const at = await Promise.all([adding(again, PROFILE), adding(again, PROFILE), sharing(again, true)]);
    expect(at.filter(({ status }) => status < 400).length).toBe(1);
    expect(at.filter(({ status }) => status === 409).length).toBe(2);
  });

  test("has a name of its own in its organization", async () => {
    await importing(PROFILE);
    const taken = { status: 409, body: { code: "profile/name-taken" } };
    expect(await importing({ ...PROFILE, name: PROFILE.name.toUpperCase() })).toMatchObject(taken);
    expect((await importing(PROFILE, admin, await organization("City", stranger))).status).toBe(201);
    const { body: other } = await importing({ ...PROFILE, name: "Another form" });
    expect(await adding(other, PROFILE)).toMatchObject(taken);
  });

  test("is deleted with its versions, also together with its organization", async () => {
    const { body: profile } = await importing(PROFILE);
    await adding(profile, PROFILE);
    await removing(profile);
    expect((await removing(profile)).status).toBe(404);
    await importing(PROFILE);
    await server.call(REMOVE_ORGANIZATION, { token: admin.token, params: { id: office } });
    const { store } = server.services;
    expect([await store.count(MAPPING_PROFILES), await store.count(PROFILE_CONTENTS)]).toEqual([0, 0]);
  });

  test("has every change in the audit log", async () => {
    const { body: first } = await importing(PROFILE);
    const { body: second } = await adding(first, PROFILE);
    const { body: shared } = await sharing(second, true);
    await sharing((await sharing(shared, true)).body, false);
    await removing(first);
    const entries = (await server.services.store.auditEntries(0, 1000)).filter(
      ({ subject }) => subject?.id === first.id,
    );
    expect(entries.map(({ action, details }) => [action, details?.["version"]])).toEqual([
      ["profile.imported", 1],
      ["profile.changed", 2],
      ["profile.shared", 2],
      ["profile.unshared", 2],
      ["profile.removed", 2],
    ]);
    expect(entries[0]).toMatchObject({
      actorId: admin.user.id,
      details: { organizationId: office, name: PROFILE.name },
    });
  });

  test("is refused with the field that is wrong", async () => {
    const issueOf = async (profile: object) => {
      const { status, body } = await importing(profile);
      const { code, issues } = body as unknown as { readonly code: string; readonly issues?: readonly unknown[] };
      return [status, code, issues?.[0]];
    };
    const invalid = (at: string, message: string) => [400, "input/invalid", { at, message }];
    expect(await issueOf({ ...PROFILE, kind: "other" })).toEqual(invalid("body.profile.kind", 'Write "epb-profile".'));
    expect(await issueOf({ ...PROFILE, values: [{ to: "financing.awardDate", right: -1 }] })).toEqual(
      invalid("body.profile.values.0.right", "Write a whole number from 0 to 200."),
    );
    expect(await issueOf({ ...PROFILE, code: "process.exit()" })).toEqual(
      invalid("body.profile", 'There is no "code" here. Remove this name.'),
    );
    const proto = JSON.parse(`{"__proto__": {"isShared": true}, "name": "x"}`) as object;
    expect((await issueOf(proto))[0]).toBe(400);
    expect((await issueOf({ ...PROFILE, values: Array.from({ length: 1001 }, () => ({ to: "x" })) }))[0]).toBe(400);
    expect((await issueOf({ ...PROFILE, source: "x".repeat(100_000) }))[0]).toBe(413);
  });

  // A hundred calls, one after the other.
  test("has limits for its number and its versions", { timeout: timeLimit(60_000) }, async () => {
    for (let number = 1; number <= 50; number += 1) await importing({ ...PROFILE, name: `Form ${number}` });
    expect(await importing(PROFILE)).toMatchObject({ status: 409, body: { code: "profile/too-many" } });
    const { items } = (await server.call(LIST_MAPPING_PROFILES, { token: admin.token, query: {} })).body;
    let [profile] = items;
    for (let number = 2; number <= 50 && profile !== undefined; number += 1) {
      profile = (await adding(profile, { ...PROFILE, name: profile.name })).body;
    }
    expect(profile?.versions.length).toBe(50);
    if (profile === undefined) return;
    expect(await adding(profile, PROFILE)).toMatchObject({ status: 409, body: { code: "profile/too-many-versions" } });
  });
});
