import { DEMO_KINDS, type DemoKind } from "./demo-kinds.js";
import { DEMO_STATES, type DemoState } from "./demo-states.js";

/** Status of a project of the demonstration at the end. */
export type DemoOutcome = "approved" | "submitted" | "returned" | "reopened" | "in entry";

/** A project of the portfolio, before it has data. */
export interface DemoPlan {
  /** Also decides its prices and savings. */
  readonly seed: number;
  readonly place: string;
  readonly state: DemoState;
  readonly kind: DemoKind;
  /** Days ago on which the customer creates it. */
  readonly startedDaysAgo: number;
  /** Months from the award to the first year of savings. */
  readonly implementationMonths: number;
  /** Years of financing, in the express edition only. */
  readonly termYears: number;
  readonly outcome: DemoOutcome;
  /** True if the verified savings of year 1 are below the guaranteed savings. */
  readonly isShortInYear1: boolean;
}

const PLACES =
  "Alder Creek,Birch Hollow,Clover Hill,Dogwood Falls,Elm Grove,Flint Ridge,Granite Bay,Hazel Park,Indian Point,Juniper Flats,Kettle River,Larch Valley,Maple Bluff,North Fork,Oak Harbor,Pine Ridge,Quarry Lake,Red Mesa,Silver Springs,Timber Lake,Union Mills,Vista Grande,Willow Bend,Yellow Banks,Ash Meadow,Beaver Dam,Cotton Prairie,Deer Run,Eagle Pass,Fox Run,Green Harbor,Heron Bay,Iron Mountain,Jasper Hills,King Forest,Long Meadow,Mill Pond,New Haven Heights,Orchard View,Port Ellis,Quail Hollow,Rock Creek,Stone Bridge,Three Rivers,Upper Sandy,Valley View,White Oak,Walnut Grove,Bear Lake,Copper Canyon,Dry Fork,East Bay,Falcon Crest,Gold Hill,High Plains".split(
    ",",
  );

/** The project whose payments are above its guaranteed savings. */
const WITH_SHORT_TERM = PLACES[27];

/** The project whose first year of savings is well below its guarantee. */
const WITH_SHORTFALL = "Falcon Crest";

/** Outcomes of the latest projects, newest first. All earlier projects are approved. */
const LATEST: readonly DemoOutcome[] = [
  "in entry",
  "in entry",
  "submitted",
  "in entry",
  "submitted",
  "returned",
  "in entry",
  "submitted",
  "returned",
  "submitted",
  "reopened",
  "submitted",
  "in entry",
  "returned",
  "submitted",
  "reopened",
];

/** A new project starts every few weeks, for three and a half years. */
const DAYS_BETWEEN = 23;
/** Neighbors in the list are in distant states. */
const STEP = 7;

/** Plans of the portfolio, newest project first. */
export const DEMO_PLANS: readonly DemoPlan[] = PLACES.flatMap((place, seed) => {
  const [state, kind] = [DEMO_STATES[(seed * STEP) % DEMO_STATES.length], DEMO_KINDS[seed % DEMO_KINDS.length]];
  if (state === undefined || kind === undefined) return [];
  const outcome = LATEST[seed] ?? "approved";
  // Projects that are not approved are weeks old, not years.
  const startedDaysAgo =
    seed < LATEST.length ? 33 + seed * 2 : LATEST.length + 70 + (seed - LATEST.length) * DAYS_BETWEEN;
  return [
    {
      seed,
      place,
      state,
      kind,
      startedDaysAgo,
      implementationMonths: 8 + (seed % 7),
      termYears: place === WITH_SHORT_TERM ? 8 : 16,
      outcome,
      isShortInYear1: place === WITH_SHORTFALL,
    },
  ];
});
