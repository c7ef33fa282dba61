import { calculateProject, type Project } from "@epb/engine";
import type { Services } from "../../http/services.js";
import { AGGREGATES, readEpochs } from "./aggregates.js";
import { contributionOf } from "./contribution.js";
import { fixtureProject } from "./stored-projects.testing.js";

export const PROJECTS: readonly Project[] = [
  "school-district",
  "federal-espc",
  "epx-campus",
  "direct-funded-override",
].map(fixtureProject);
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** The published aggregates, without their ids. */
export async function published({ store }: Services): Promise<unknown> {
  const { published: epoch } = await readEpochs(store);
  const { items } = await store.find(AGGREGATES, { where: [{ column: "epoch", is: epoch }], limit: 10_000 });
  return items
    .map(({ document: { id: _, epoch: _epoch, subject, ...rest } }) => ({
      ...rest,
      subject: subject.slice(subject.indexOf("/") + 1),
    }))
    .map((each) => JSON.stringify(each, (_, value: unknown) => sorted(value)))
    .sort();
}

const sorted = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The aggregates computed from scratch, in whole cents. */
export function fromScratch(projects: readonly Project[]): unknown {
  interface Sum {
    projects: number;
    readonly cents: Record<string, { projects: number; sum: bigint; histogram: Record<string, number> }>;
  }
  const sums = new Map<string, Sum>();
  for (const project of projects) {
    const { calculatedValues } = JSON.parse(JSON.stringify(calculateProject(project)));
    for (const { subject, table, row, column, quantities } of contributionOf(project, calculatedValues)) {
      const key = JSON.stringify([subject, table, row, column]);
      const sum = sums.get(key) ?? { projects: 0, cents: {} };
      sums.set(key, sum);
      sum.projects += 1;
      for (const [name, { value, bin }] of Object.entries(quantities)) {
        const [whole = "", decimals = ""] = value.split(".");
        const known = sum.cents[name] ?? { projects: 0, sum: 0n, histogram: {} };
        sum.cents[name] = known;
        known.projects += 1;
        known.sum += BigInt(whole + decimals.padEnd(2, "0"));
        known.histogram[bin] = (known.histogram[bin] ?? 0) + 1;
      }
    }
  }
  const text = (cents: bigint): string => {
    const digits = cents.toString().padStart(3, "0");
    return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0{1,2}$/, "");
  };
  return [...sums]
    .map(([key, { projects: count, cents }]) => {
      const [subject, table, row, column] = JSON.parse(key) as string[];
      const quantities = Object.fromEntries(
        Object.entries(cents).map(([name, { sum, ...rest }]) => [name, { ...rest, sum: text(sum) }]),
      );
      return { subject, table, row, column, tally: { projects: count, quantities } };
    })
    .map((each) => JSON.stringify(each, (_, value: unknown) => sorted(value)))
    .sort();
}
