import {
  APPROVE_PROJECT,
  CREATE_PROJECT,
  CREATE_TRAINING_DATE,
  GET_PROJECT_STATE,
  GRANT_PROJECT_ACCESS,
  HearAbout,
  REQUEST_ACCOUNT,
  RETURN_PROJECT,
  SUBMIT_PROJECT,
  TrainingType,
  UserType,
} from "@epb/contract";
import { MarketSegment, ProjectAccessRole } from "@epb/engine";
import { demoEmail } from "../../features/demonstration/demo-people.js";
import type { Services } from "../../http/services.js";
import { applyForEverything } from "./apply-for-everything.js";
import type { DemoClient } from "./demo-client.js";
import { type DemoProject, readDemoProject } from "./demo-projects.js";

/** People of the demonstration, logged in. */
export interface DemoClients {
  readonly nobody: DemoClient;
  readonly customer: DemoClient;
  readonly esco: DemoClient;
  readonly express: DemoClient;
  readonly admin: DemoClient;
  /** Of applications for the qualified list. */
  readonly reviewer: DemoClient;
}

const { ProjectBuilder, ProjectViewer } = ProjectAccessRole;

/**
 * Projects of every status, an account request, trainings, applications; each as people would make it.
 *
 * @param otherDistricts - Names of school districts with approved projects, beside the first one.
 */
export async function fillDemo(
  clients: DemoClients,
  { config, now }: Pick<Services, "config" | "now">,
  otherDistricts: readonly string[] = [],
): Promise<void> {
  const { customer, esco, express } = clients;
  const approved = await approvedProject(clients, "Maple Valley school district");
  await share(customer, approved, "viewer", ProjectViewer);
  for (const name of otherDistricts) await approvedProject(clients, name);
  const submitted = await startProject(customer, "federal-espc");
  await esco.call(SUBMIT_PROJECT, { params: { id: submitted } });
  const returned = await startProject(customer, "school-district", "Fern Lake school district");
  await esco.call(SUBMIT_PROJECT, { params: { id: returned } });
  const reason = "The lighting of the gymnasium is missing in Schedule 2.";
  await customer.call(RETURN_PROJECT, { params: { id: returned }, body: { reason } });
  await startProject(customer, "san-leandro-2021");
  await requestAccount(clients.nobody);
  await announceTrainings(clients.admin, now());
  // A test site takes no applications.
  if (!config.isTestSite) await applyForEverything(clients, approved);
  await createProject(express, "epx-campus");
}

/** A project that the ESCO has submitted and the customer has approved. @returns The id of the project. */
async function approvedProject({ customer, esco }: DemoClients, name: string): Promise<string> {
  const id = await startProject(customer, "school-district", name);
  await esco.call(SUBMIT_PROJECT, { params: { id } });
  const { revision } = await customer.call(GET_PROJECT_STATE, { params: { id } });
  await customer.call(APPROVE_PROJECT, { params: { id }, body: { revision } });
  return id;
}

/** A project that the customer has initiated and the ESCO builds. */
async function startProject(customer: DemoClient, of: DemoProject, name?: string): Promise<string> {
  const id = await createProject(customer, of, name);
  await share(customer, id, "esco", ProjectBuilder);
  return id;
}

async function createProject(client: DemoClient, of: DemoProject, name?: string): Promise<string> {
  const parts = readDemoProject(of);
  const record = { ...parts.record, ...(name !== undefined && { name }) };
  const { id } = await client.call(CREATE_PROJECT, { body: { ...parts, record } });
  return id;
}

/** Gives a person of the demonstration a role on a project. */
export async function share(client: DemoClient, id: string, name: string, roleId: ProjectAccessRole): Promise<void> {
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
    [7, TrainingType.Introductory, "A first project from initiation to approval."],
    [
      14,
      TrainingType.AdvancedMvAnalysis,
      "Measurement and verification: entering and approving the years of a contract.",
    ],
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
