import { setTimeout as wait } from "node:timers/promises";
import { LIST_PROJECTS } from "@epb/contract";
import { createPerson } from "../../features/demonstration/create-person.js";
import { type DemoPerson, demoEmail, demoRole } from "../../features/demonstration/demo-people.js";
import { signInAs } from "../../features/demonstration/sign-in-as.js";
import { AGGREGATES_JOB } from "../../features/projects/note-project-change.js";
import { JOBS } from "../../store/waiting-jobs.js";
import type { RunningServer } from "../serve.js";
import { DemoClient } from "./demo-client.js";
import type { DemoClock } from "./demo-clock.js";
import { fillDemo } from "./fill-demo.js";
import { agreeToOffice } from "./portfolio/demo-organizations.js";
import { fillPortfolio } from "./portfolio/fill-portfolio.js";

/** Milliseconds. */
const COUNTED_EVERY = 50;
const DAY = 86_400_000;

/** Days ago on which the projects of the customer whom visitors can be were entered. */
const OWN_PROJECTS_DAYS_AGO = 3;

/** Creates the people and the sixty projects of a demonstration, and sets the clock of the server to each step. */
export async function fillDemonstration(server: RunningServer, clock: DemoClock): Promise<void> {
  const { services } = server;
  // A server that listens everywhere listens here, too.
  const url = server.url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
  const signIn = async ({ name }: DemoPerson): Promise<DemoClient> =>
    new DemoClient(url, (await signInAs(demoEmail(name), services)).token.token);
  const now = Date.now();
  const addPerson = (person: DemoPerson): Promise<void> => createPerson(person, services);
  await fillPortfolio({ setTime: (time) => clock.set(time), addPerson, signIn }, now);
  clock.set(now - OWN_PROJECTS_DAYS_AGO * DAY);
  const customer = await signIn(demoRole("customer"));
  const clients = {
    nobody: new DemoClient(url),
    customer,
    esco: await signIn(demoRole("esco")),
    express: await signIn(demoRole("express")),
    admin: await signIn(demoRole("admin")),
    reviewer: await signIn(demoRole("qualified-list")),
  };
  await fillDemo(clients, services);
  const own = await customer.call(LIST_PROJECTS);
  await agreeToOffice(
    customer,
    own.map(({ id }) => id),
  );
  clock.set();
  await untilCounted(services);
}

/** Statistics are cached for a minute after the first request, so the start waits until all projects are counted. */
async function untilCounted({ store }: RunningServer["services"]): Promise<void> {
  while ((await store.count(JOBS, [{ column: "kind", is: AGGREGATES_JOB }])) > 0) await wait(COUNTED_EVERY);
}
