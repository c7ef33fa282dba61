import { APPLICATION_CALLS, ApplicationStatus } from "@epb/contract";
import { demoEmail } from "../../features/demonstration/demo-people.js";
import type { DemoClient } from "./demo-client.js";

/** Statements of applications, by the final status of the application. */
const STATEMENTS: Readonly<Record<ApplicationStatus | "returned", string>> = {
  submitted: "Twelve performance contracts for schools and counties since 2014, all of them with measured savings.",
  accepted: "Our first application: four contracts for school districts, with guarantees that were met every year.",
  declined: "One contract for a county hospital, under construction.",
  returned: "Contracts for two cities. We will add the measured savings of the second city.",
  withdrawn: "Sent by mistake before our references agreed.",
  draft: "To do: describe what we learned from our last three contracts.",
};

/** Applications of an ESCO in every status, each as people would bring it there. */
export async function applyForEverything(
  { esco, reviewer }: { readonly esco: DemoClient; readonly reviewer: DemoClient },
  projectId: string,
): Promise<void> {
  const { create, submit, withdraw, decide } = APPLICATION_CALLS.qualifiedList;
  const start = async (statement: string): Promise<{ readonly params: { readonly id: string } }> => {
    const { id } = await esco.call(create, { body: { form: { ...FORM, statement, projectIds: [projectId] } } });
    return { params: { id } };
  };
  const submitted = async (statement: string): ReturnType<typeof start> => {
    const application = await start(statement);
    await esco.call(submit, application);
    return application;
  };
  await submitted(STATEMENTS.submitted);
  for (const [decision, text] of [
    [ApplicationStatus.Accepted, "Complete, and every reference confirmed the savings. Welcome to the list."],
    [
      ApplicationStatus.Declined,
      "The list accepts contracts with at least one year of measured savings. Apply again after the first year.",
    ],
  ] as const) {
    await reviewer.call(decide, { ...(await submitted(STATEMENTS[decision])), body: { decision, text } });
  }
  await reviewer.call(APPLICATION_CALLS.qualifiedList.return, {
    ...(await submitted(STATEMENTS.returned)),
    body: { note: "Attach the M&V report of the second city." },
  });
  await esco.call(withdraw, await submitted(STATEMENTS.withdrawn));
  await start(STATEMENTS.draft);
  await esco.call(APPLICATION_CALLS.accreditation.create, {
    body: { form: { ...FORM, statement: STATEMENTS.draft, projectIds: [projectId] } },
  });
}

const FORM = {
  organization: "Blue Spruce Energy Services",
  website: "https://blue-spruce.example.org",
  contactName: "Elias Berg",
  contactTitle: "Project developer",
  contactEmail: demoEmail("esco"),
  contactPhone: "303-555-0100",
  isCertified: true,
};
