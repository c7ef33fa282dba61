import {
  ADD_PROFILE_VERSION,
  DOWNLOAD_MAPPING_PROFILE,
  IMPORT_MAPPING_PROFILE,
  LIST_MAPPING_PROFILES,
  REMOVE_MAPPING_PROFILE,
  SHARE_MAPPING_PROFILE,
} from "@epb/contract";
import { expect } from "vitest";
import { foreignProfile } from "../foreign-form.js";
import type { Person } from "./story.js";

/** An organization's profile of a form, which a member uses and everybody else after it is shared. */
export async function readAForm(
  admin: Person,
  { member, other }: { readonly member: Person; readonly other: Person },
  organizationId: string,
): Promise<void> {
  const profile = foreignProfile();
  const imported = await admin.call(IMPORT_MAPPING_PROFILE, { params: { id: organizationId }, body: { profile } });
  const params = { id: imported.id };
  const named = (person: Person) => person.call(LIST_MAPPING_PROFILES, { query: {} });
  expect((await named(member)).items).toEqual([imported]);
  expect((await named(other)).items).toEqual([]);
  const { revision } = await admin.call(ADD_PROFILE_VERSION, {
    params,
    body: { profile, note: "The form of 2027.", revision: imported.revision },
  });
  const shared = await admin.call(SHARE_MAPPING_PROFILE, { params, body: { isShared: true, revision } });
  expect((await named(other)).items).toEqual([shared]);
  expect(await member.call(DOWNLOAD_MAPPING_PROFILE, { params: { ...params, version: "1" } })).toEqual(profile);
  await admin.call(REMOVE_MAPPING_PROFILE, { params });
  expect((await named(other)).items).toEqual([]);
}
