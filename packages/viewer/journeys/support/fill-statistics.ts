import { US_STATES } from "@epb/contract";
import {
  Decimal,
  FederalContractType,
  MarketSegment,
  ProjectType,
  StateLocalSubmarket,
  TechnologyType,
} from "@epb/engine";
import { readEpochs } from "../../../server/src/features/statistics/aggregates.js";
import { applyContribution } from "../../../server/src/features/statistics/apply-contribution.js";
import type { Contributed } from "../../../server/src/features/statistics/contribution.js";
import { binOf } from "../../../server/src/features/statistics/histogram.js";
import {
  PROJECTS_SUBJECT,
  ProjectTable,
  SIZE_TABLE,
  sizeClassOf,
  technologySubject,
} from "../../../server/src/features/statistics/tables.js";
import type { Quantity } from "../../../server/src/features/statistics/tally.js";
import type { ViewerSite } from "./viewer-site.js";

/** The same number between 0 and 1 for the same index and salt. */
function drawn(index: number, salt: number): number {
  let bits = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** Some members are frequent and others rare, as with states and segments. */
function oneOf<Member>(members: readonly Member[], index: number, salt: number): Member {
  return members[Math.floor(drawn(index, salt) ** 2 * members.length)] as Member;
}

function quantity(value: number): Quantity {
  const amount = new Decimal(value.toFixed(2));
  return { value: amount.toFixed(), bin: binOf(amount) };
}

/** States in no order of the alphabet, so that not all of those that come often begin with A. */
const STATES = Object.keys(US_STATES).sort(
  (one, other) => one.charCodeAt(1) * 7 - other.charCodeAt(1) * 7 + one.charCodeAt(0) - other.charCodeAt(0),
);

function contributionsOf(index: number): readonly Contributed[] {
  const segment = oneOf(
    [2, 4, 1, 5, 3, 9, 6, 14].filter((id) => Object.values<number>(MarketSegment).includes(id)),
    index,
    1,
  );
  const price = 10 ** (5.2 + drawn(index, 2) * 2.3);
  const quantities = {
    implementationPrice: quantity(price),
    guaranteedSavings: quantity(price * (1.1 + drawn(index, 3))),
    ...(drawn(index, 4) < 0.8 && { estimatedSavings: quantity(price * (1.3 + drawn(index, 3))) }),
    financedAmount: quantity(price * 0.9),
    greenhouseGasKgPerYear: quantity(price / 3),
    simplePayback: quantity(4 + drawn(index, 5) * 14),
  };
  const row = String(segment);
  const columns: Readonly<Record<ProjectTable, string>> = {
    year: String(2004 + Math.floor(Math.sqrt(drawn(index, 6)) * 21)),
    state: oneOf(STATES, index, 7),
    contractType: segment === 1 ? String(oneOf(Object.values(FederalContractType), index, 8)) : "",
    submarket: segment === 2 ? String(oneOf(Object.values(StateLocalSubmarket), index, 9)) : "",
    projectType: String(drawn(index, 10) < 0.7 ? ProjectType.Epb : ProjectType.Epx),
  };
  const works = [11, 12, 13].map((salt) => oneOf(Object.values(TechnologyType), index, salt));
  return [
    ...Object.values(ProjectTable).map((table) => ({
      subject: PROJECTS_SUBJECT,
      table,
      row,
      column: columns[table],
      quantities,
    })),
    ...[...new Set(works)].map((technology) => {
      const workPrice = price * (0.1 + 0.3 * drawn(index, 20 + technology));
      const perMmbtu = (40 + technology * 60) * 3 ** (2 * drawn(index, 40 + technology) - 1);
      return {
        subject: technologySubject(technology),
        table: SIZE_TABLE,
        row,
        column: sizeClassOf(new Decimal(workPrice.toFixed(2))),
        quantities: {
          price: quantity(workPrice),
          pricePerMmbtu: quantity(perMmbtu),
          simplePayback: quantity(3 + technology / 2 + drawn(index, 60 + technology) * 12),
        },
      };
    }),
  ];
}

/** Adds the statistics of this many approved projects to a site, before the first request for statistics. */
export async function fillStatistics({ services }: ViewerSite, count: number): Promise<void> {
  const { published } = await readEpochs(services.store);
  await services.store.transact(async (transaction) => {
    for (let index = 0; index < count; index += 1) {
      const id = `20000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
      await applyContribution(transaction, published, id, contributionsOf(index));
    }
  });
}
