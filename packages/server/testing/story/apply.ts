import { APPLICATION_CALLS, ApplicationKind, CREATE_PROJECT, SAVE_PROJECT } from "@epb/contract";
import { AccreditationContactType } from "@epb/engine";
import { expect } from "vitest";
import { newProjectForm } from "../project-factories.js";
import { lastMail } from "../queued-mail.js";
import type { TestServer } from "../test-server.js";
import { fileOf, type People, type Person } from "./story.js";

const LETTER = new TextEncoder().encode("a letter");

const ACCREDITATION = {
  facilityType: "Hospital",
  monitorPeriod: "12 months",
  contacts: Object.values(AccreditationContactType).map((contactType) => ({
    contactType,
    name: `Contact ${contactType}`,
    phone: "303-555-0101",
  })),
};

/** Both kinds of applications, from the draft to the decision. */
export async function apply(site: TestServer, people: People): Promise<void> {
  const { esco, accreditationMember, qualifiedListMember } = people;
  const projectId = await ownProject(esco);
  await applyFor(ApplicationKind.Accreditation, site, esco, accreditationMember, projectId);
  const id = await applyFor(ApplicationKind.QualifiedList, site, esco, qualifiedListMember, projectId);
  const { recertify } = APPLICATION_CALLS.qualifiedList;
  if (recertify === undefined) throw new Error("the qualified list is renewed");
  expect(await esco.call(recertify, { params: { id } })).toMatchObject({ status: "draft", recertifies: id });
}

async function ownProject(esco: Person): Promise<string> {
  const form = newProjectForm({ _email: esco.email, _projectBuilderId: esco.email });
  const { id } = await esco.call(CREATE_PROJECT, { body: form });
  await esco.call(SAVE_PROJECT, { body: { id, children: { changed: { accreditation: ACCREDITATION } } } });
  return id;
}

async function applyFor(
  kind: ApplicationKind,
  site: TestServer,
  esco: Person,
  reviewer: Person,
  projectId: string,
): Promise<string> {
  const calls = APPLICATION_CALLS[kind];
  const draft = async () => ({ params: { id: (await esco.call(calls.create, { body: { form: {} } })).id } });
  await esco.call(calls.remove, await draft());

  const one = await draft();
  const form = {
    contactPhone: "303-555-0101",
    statement: "Forty projects.",
    website: "https://bright.example.org",
    isCertified: true,
  };
  await esco.call(calls.save, { ...one, body: { form: { ...form, projectIds: [projectId] } } });
  const attach = (fileName: string) => esco.call(calls.addFile, { ...one, query: { fileName }, body: LETTER });
  const letter = await attach("letter.pdf");
  const wrong = await attach("wrong.pdf");
  await esco.call(calls.removeFile, { params: { ...one.params, fileId: wrong.id } });

  await esco.call(calls.submit, one);
  expect(lastMail(site, "applicationSubmitted", reviewer.email)).toMatchObject({ organization: "Bright Energy" });
  const { items } = await reviewer.call(calls.list);
  expect(items).toMatchObject([{ ...one.params, status: "submitted" }]);
  const path = { params: { ...one.params, fileId: letter.id } };
  expect(await fileOf(site, reviewer, calls.getFile, path)).toEqual(LETTER);
  await reviewer.call(calls.comment, { ...one, body: { text: "Solid." } });
  await reviewer.call(calls.return, { ...one, body: { note: "Please name a hospital." } });
  await esco.call(calls.withdraw, await draft());
  await esco.call(calls.submit, one);
  await reviewer.call(calls.decide, { ...one, body: { decision: "accepted", text: "Welcome." } });
  expect(await esco.call(calls.get, one)).toMatchObject({ status: "accepted", files: [{ fileName: "letter.pdf" }] });
  return one.params.id;
}
