import {
  APPROVE_MEASUREMENT_YEAR,
  APPROVE_PROJECT,
  CREATE_PROJECT,
  GET_MEASUREMENT,
  GET_PROJECT_STATE,
  REOPEN_PROJECT,
  RETURN_PROJECT,
  SUBMIT_MEASUREMENT_YEAR,
  SUBMIT_PROJECT,
  WRITE_MEASUREMENT_YEAR,
} from "@epb/contract";
import { Decimal, MeasurementStatus, ProjectAccessRole, roundOrZero } from "@epb/engine";
import {
  COLLEAGUE,
  DEMO_ROLES,
  type DemoPerson,
  demoEmail,
  demoRole,
} from "../../../features/demonstration/demo-people.js";
import type { DemoClient } from "../demo-client.js";
import { share } from "../fill-demo.js";
import { agreeToOffice, createOrganizations } from "./demo-organizations.js";
import { demoCustomer, OTHER_ESCOS } from "./demo-parties.js";
import { DEMO_PLANS, type DemoPlan } from "./demo-plans.js";
import { type DemoFacts, demoProject } from "./demo-project.js";

/** Functions of the site that the portfolio needs. */
export interface PortfolioSite {
  /** Sets the clock of the site, in milliseconds since 1970. */
  readonly setTime: (time: number) => void;
  /** Creates the account of a person who has none. */
  readonly addPerson: (person: DemoPerson) => Promise<void>;
  /** Signs a person in, at the time of the site. */
  readonly signIn: (person: DemoPerson) => Promise<DemoClient>;
}

/** A step that a person takes. */
interface Step {
  readonly time: number;
  readonly person: DemoPerson;
  readonly take: (client: DemoClient) => Promise<unknown>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTH = 30.4 * DAY;
const YEAR = 365 * DAY;

const OWN_ESCO = demoRole("esco");
/** The customer of every such project has not agreed that the program office views it. */
const NOT_AGREED = 19;

/** Days from the creation of a project. */
const SUBMITTED_AFTER = 21;
const DECIDED_AFTER = 29;
const REOPENED_AFTER = 31;
const AWARDED_AFTER = 45;
/** Days from the end of a year to its report, and from the report to the approval. */
const REPORTED_AFTER = 40;
const ACCEPTED_AFTER = 65;

const RETURN_REASONS = [
  "The savings of the first measure are higher than the baseline of the utility bills. Add the baseline.",
  "The index rate is from last quarter. Enter the rate of the award.",
  "Schedule 1 has no M&V expense after year 10. Add it, or explain why M&V ends.",
] as const;

/**
 * Fifty-five projects of other customers in twenty states, from three and a half years ago until today, each step at its
 * own time.
 *
 * @param now - Milliseconds since 1970.
 */
export async function fillPortfolio(site: PortfolioSite, now: number): Promise<void> {
  const steps = DEMO_PLANS.flatMap((plan) => stepsOf(plan, now));
  const due = steps.filter(({ time }) => time <= now).sort((a, b) => a.time - b.time);
  site.setTime((due[0]?.time ?? now) - DAY);
  for (const person of [...DEMO_ROLES, COLLEAGUE, ...OTHER_ESCOS]) await site.addPerson(person);
  await createOrganizations(await site.signIn(demoRole("admin")));
  for (const { time, person, take } of due) {
    site.setTime(time);
    await site.addPerson(person);
    await take(await site.signIn(person));
  }
}

function stepsOf(plan: DemoPlan, now: number): readonly Step[] {
  const { seed, kind, outcome } = plan;
  const name = `${plan.place} ${kind.name}`;
  const customer = demoCustomer(seed, name, kind);
  const esco = escoOf(seed);
  const startedAt = now - plan.startedDaysAgo * DAY + seed * 7 * 60_000;
  const after = (days: number): number => startedAt + days * DAY;
  const project = demoProject({
    ...plan,
    name,
    awardDate: dayOf(after(AWARDED_AFTER)),
    esco: partyOf(esco),
    customer: partyOf(customer),
    isIncomplete: outcome === "in entry",
  });
  const at = { id: "" };
  const yearsStart = after(AWARDED_AFTER) + plan.implementationMonths * MONTH;
  const created: Step = {
    time: startedAt,
    person: customer,
    take: async (client) => {
      at.id = (await client.call(CREATE_PROJECT, { body: project })).id;
      await share(client, at.id, esco.name, ProjectAccessRole.ProjectBuilder);
      if (seed % NOT_AGREED !== 0) await agreeToOffice(client, [at.id]);
    },
  };
  const submitted: Step = {
    time: after(SUBMITTED_AFTER),
    person: esco,
    take: (client) => client.call(SUBMIT_PROJECT, { params: at }),
  };
  const returned: Step = {
    time: after(DECIDED_AFTER),
    person: customer,
    take: (client) =>
      client.call(RETURN_PROJECT, { params: at, body: { reason: RETURN_REASONS[seed % RETURN_REASONS.length] ?? "" } }),
  };
  const approved: Step = {
    time: after(DECIDED_AFTER),
    person: customer,
    take: async (client) => {
      const { revision } = await client.call(GET_PROJECT_STATE, { params: at });
      await client.call(APPROVE_PROJECT, { params: at, body: { revision } });
    },
  };
  const reopened: Step = {
    time: after(REOPENED_AFTER),
    person: customer,
    take: (client) =>
      client.call(REOPEN_PROJECT, { params: at, body: { reason: "The board added the gymnasium to the contract." } }),
  };
  switch (outcome) {
    case "in entry":
      return [created];
    case "submitted":
      return [created, submitted];
    case "returned":
      return [created, submitted, returned];
    case "reopened":
      return [created, submitted, approved, reopened];
    case "approved":
      return [created, submitted, approved, ...measuredYears(at, plan, yearsStart, esco, customer)];
    default:
      return outcome satisfies never;
  }
}

/** Years of savings that have ended: reported by the ESCO, then approved by the customer. */
function measuredYears(
  at: { readonly id: string },
  plan: Pick<DemoPlan, "seed" | "isShortInYear1">,
  start: number,
  esco: DemoPerson,
  customer: DemoPerson,
): readonly Step[] {
  return [1, 2, 3].flatMap((year) => {
    const end = start + year * YEAR;
    const params = (): { readonly id: string; readonly year: number } => ({ ...at, year });
    return [
      {
        time: end + REPORTED_AFTER * DAY,
        person: esco,
        take: async (client) => {
          const { performanceYears } = await client.call(GET_MEASUREMENT, { params: at });
          const guaranteed = performanceYears.find((one) => one.year === year)?.guaranteedSavings ?? "0";
          const body = {
            status: MeasurementStatus.Pending,
            measurementVerification: "9800",
            verifiedSavings: roundOrZero(
              new Decimal(guaranteed).times(verifiedPercentage(plan, year)).div(100),
              2,
            ).toFixed(),
            reportDate: dayOf(end + REPORTED_AFTER * DAY),
          } as const;
          await client.call(WRITE_MEASUREMENT_YEAR, { params: params(), body });
          await client.call(SUBMIT_MEASUREMENT_YEAR, { params: params() });
        },
      },
      {
        time: end + ACCEPTED_AFTER * DAY,
        person: customer,
        take: (client) => client.call(APPROVE_MEASUREMENT_YEAR, { params: params() }),
      },
    ] satisfies Step[];
  });
}

/** Verified savings of a year, in percent of its guaranteed savings: 98 to 106, and 91 for the shortfall. */
const verifiedPercentage = ({ seed, isShortInYear1 }: Pick<DemoPlan, "seed" | "isShortInYear1">, year: number) =>
  isShortInYear1 && year === 1 ? 91 : 98 + ((seed * 5 + year * 4) % 9);

/** The ESCO of every fourth project is that of the demonstration. */
function escoOf(seed: number): DemoPerson {
  return seed % 4 === 0 ? OWN_ESCO : (OTHER_ESCOS[seed % OTHER_ESCOS.length] ?? OWN_ESCO);
}

function partyOf({ organization, firstName, lastName, name }: DemoPerson): DemoFacts["esco"] {
  return { organization, person: `${firstName} ${lastName}`, email: demoEmail(name) };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
