import { FederalContractType, MarketSegment, StateLocalSubmarket } from "@epb/engine";

/** Kind of customer. */
export interface DemoKind {
  /** Words after the place in the name of a project: `school district`. */
  readonly name: string;
  /** Job of the person who owns the project. */
  readonly title: string;
  readonly segment: MarketSegment;
  readonly submarket?: StateLocalSubmarket;
  readonly contract?: FederalContractType;
  /** True for projects of the express edition, ePX. */
  readonly isExpress?: true;
  /** Smallest and largest floor area, in 1,000 ft². */
  readonly area: readonly [number, number];
}

const { K12Schools, UniversityCollege, Healthcare, StateLocalGovernment, FederalGovernment, PublicHousing } =
  MarketSegment;

/** Frequent kinds are in the list more than once, so that statistics have enough projects of them. */
export const DEMO_KINDS: readonly [DemoKind, ...DemoKind[]] = [
  { name: "school district", title: "Business administrator", segment: K12Schools, area: [250, 900] },
  { name: "public schools", title: "Director of facilities", segment: K12Schools, area: [400, 1500] },
  {
    name: "county buildings",
    title: "County engineer",
    segment: StateLocalGovernment,
    submarket: StateLocalSubmarket.County,
    area: [150, 600],
  },
  {
    name: "city hall and libraries",
    title: "Energy manager",
    segment: StateLocalGovernment,
    submarket: StateLocalSubmarket.Municipality,
    area: [120, 500],
  },
  { name: "state university", title: "Director of utilities", segment: UniversityCollege, area: [900, 2600] },
  {
    name: "community college",
    title: "Director of facilities",
    segment: UniversityCollege,
    isExpress: true,
    area: [250, 800],
  },
  { name: "regional hospital", title: "Plant manager", segment: Healthcare, area: [300, 1100] },
  {
    name: "federal center",
    title: "Contracting officer",
    segment: FederalGovernment,
    contract: FederalContractType.DoeIdiq,
    area: [400, 1800],
  },
  { name: "school district", title: "Energy manager", segment: K12Schools, area: [200, 700] },
  {
    name: "state office buildings",
    title: "Program manager",
    segment: StateLocalGovernment,
    submarket: StateLocalSubmarket.StateAgency,
    area: [300, 1400],
  },
  { name: "housing authority", title: "Executive director", segment: PublicHousing, area: [150, 700] },
];
