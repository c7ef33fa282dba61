import {
  APPLICATION_CALLS,
  APPROVE_PROJECT,
  CREATE_PROJECT,
  CREATE_TRAINING_DATE,
  GRANT_PROJECT_ACCESS,
  HearAbout,
  LIST_PROJECTS,
  REQUEST_ACCOUNT,
  SUBMIT_PROJECT,
  TrainingType,
  UserType,
} from "@epb/contract";
import { MarketSegment, ProjectAccessRole } from "@epb/engine";
import type { DemoClient } from "./demo-client.js";
import { demoEmail } from "./demo-people.js";
import { type DemoProject, readDemoProject } from "./demo-projects.js";

/** People of the demonstration, logged in. */
export interface DemoClients {
  readonly nobody: DemoClient;
  readonly customer: DemoClient;
  readonly esco: DemoClient;
  readonly express: DemoClient;
  readonly admin: DemoClient;
}

const { ProjectBuilder, ProjectViewer } = ProjectAccessRole;

/** Projects at every point of their way, an account request, trainings, an application; each as people would make it. */
export async function fillDemo(clients: DemoClients, now: Date): Promise<void> {
  const { customer, esco, express } = clients;
  const approved = await createProject(customer, "school-district");
  await share(customer, approved, "esco", ProjectBuilder);
  await share(customer, approved, "viewer", ProjectViewer);
  await esco.call(SUBMIT_PROJECT, { params: { id: approved } });
  await customer.call(APPROVE_PROJECT, { params: { id: approved } });
  const submitted = await createProject(customer, "federal-espc");
  await share(customer, submitted, "esco", ProjectBuilder);
  await esco.call(SUBMIT_PROJECT, { params: { id: submitted } });
  const pending = await createProject(customer, "san-leandro-2021");
  await share(customer, pending, "esco", ProjectBuilder);
  await requestAccount(clients.nobody);
  await announceTrainings(clients.admin, now);
  await apply(esco, approved);
  // The last thing that is made, so that it tells whether all of it is there.
  await createProject(express, "epx-campus");
}

/** Whether all of it is there already. */
export async function isFilled({ express }: DemoClients): Promise<boolean> {
  return (await express.call(LIST_PROJECTS)).length > 0;
}

async function createProject(client: DemoClient, name: DemoProject): Promise<string> {
  const { record } = (await client.call(CREATE_PROJECT, { body: readDemoProject(name) })) as unknown as {
    readonly record: { readonly id: string };
  };
  return record.id;
}

async function share(client: DemoClient, id: string, name: string, roleId: ProjectAccessRole): Promise<void> {
  await client.call(GRANT_PROJECT_ACCESS, { params: { id }, body: { email: demoEmail(name), roleId } });
}

async function requestAccount(nobody: DemoClient): Promise<void> {
  await nobody.call(REQUEST_ACCOUNT, {
    body: {
      firstName: "Robin",
      lastName: "Hale",
      title: "Sustainability manager",
      organization: "Harlan County",
      address: "2 Court Street",
      city: "Harlan",
      region: "KY",
      country: "US",
      zip: "40831",
      officeEmailAddress: demoEmail("robin.hale"),
      secondaryEmailAddress: "",
      phone: "606-555-0142",
      requestSiteMain: true,
      requestSiteTest: false,
      userTypeId: UserType.ProjectOwner,
      userTypeOtherText: "",
      inviteToTraining: true,
      hearAboutEpbId: HearAbout.Webinar,
      hearEpbOtherText: "",
      marketSegmentIds: [MarketSegment.StateLocalGovernment],
      comment: "We plan to renew our courthouse.",
      selectEPB: true,
      selectEPX: true,
    },
  });
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

async function announceTrainings(admin: DemoClient, now: Date): Promise<void> {
  const noon = Math.ceil(now.getTime() / DAY) * DAY + 18 * HOUR;
  const trainings = [
    [7, TrainingType.Introductory, "A first project, from initiation to approval."],
    [14, TrainingType.AdvancedMvAnalysis, "Measured savings: entering and comparing the years of a contract."],
    [21, TrainingType.Epx, "The express edition for states and local governments."],
  ] as const;
  for (const [days, trainingType, content] of trainings) {
    const start = noon + days * DAY;
    const [startTime, endTime] = [start, start + HOUR].map((time) => new Date(time).toISOString());
    if (startTime === undefined || endTime === undefined) continue;
    await admin.call(CREATE_TRAINING_DATE, {
      body: { trainingType, startTime, endTime, content, url: "https://training.example.org/webinar" },
    });
  }
}

async function apply(esco: DemoClient, projectId: string): Promise<void> {
  const { create, submit } = APPLICATION_CALLS.qualifiedList;
  const { id } = (await esco.call(create, {
    body: {
      form: {
        organization: "Blue Spruce Energy Services",
        website: "https://blue-spruce.example.org",
        contactName: "Elias Berg",
        contactTitle: "Project developer",
        contactEmail: demoEmail("esco"),
        contactPhone: "303-555-0100",
        statement:
          "Twelve performance contracts for schools and counties since 2014, all of them with measured savings.",
        isCertified: true,
        projectIds: [projectId],
      },
    },
  })) as { readonly id: string };
  await esco.call(submit, { params: { id } });
}
