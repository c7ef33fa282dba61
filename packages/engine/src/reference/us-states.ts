/** Regions of the United States as the Census Bureau draws them; the territories are separate. */
export const CensusRegion = {
  Northeast: "Northeast",
  Midwest: "Midwest",
  South: "South",
  West: "West",
  Territories: "Territories",
} as const;
export type CensusRegion = (typeof CensusRegion)[keyof typeof CensusRegion];

export interface UsState {
  readonly name: string;
  readonly region: CensusRegion;
}

const { Northeast, Midwest, South, West, Territories } = CensusRegion;

/**
 * The states by their postal abbreviation, with the District of Columbia and the territories.
 *
 * Source: U.S. Census Bureau, "Census Regions and Divisions of the United States".
 */
export const US_STATES: Readonly<Record<string, UsState>> = {
  AK: { name: "Alaska", region: West },
  AL: { name: "Alabama", region: South },
  AR: { name: "Arkansas", region: South },
  AS: { name: "American Samoa", region: Territories },
  AZ: { name: "Arizona", region: West },
  CA: { name: "California", region: West },
  CO: { name: "Colorado", region: West },
  CT: { name: "Connecticut", region: Northeast },
  DC: { name: "District of Columbia", region: South },
  DE: { name: "Delaware", region: South },
  FL: { name: "Florida", region: South },
  GA: { name: "Georgia", region: South },
  GU: { name: "Guam", region: Territories },
  HI: { name: "Hawaii", region: West },
  IA: { name: "Iowa", region: Midwest },
  ID: { name: "Idaho", region: West },
  IL: { name: "Illinois", region: Midwest },
  IN: { name: "Indiana", region: Midwest },
  KS: { name: "Kansas", region: Midwest },
  KY: { name: "Kentucky", region: South },
  LA: { name: "Louisiana", region: South },
  MA: { name: "Massachusetts", region: Northeast },
  MD: { name: "Maryland", region: South },
  ME: { name: "Maine", region: Northeast },
  MI: { name: "Michigan", region: Midwest },
  MN: { name: "Minnesota", region: Midwest },
  MO: { name: "Missouri", region: Midwest },
  MP: { name: "Northern Mariana Islands", region: Territories },
  MS: { name: "Mississippi", region: South },
  MT: { name: "Montana", region: West },
  NC: { name: "North Carolina", region: South },
  ND: { name: "North Dakota", region: Midwest },
  NE: { name: "Nebraska", region: Midwest },
  NH: { name: "New Hampshire", region: Northeast },
  NJ: { name: "New Jersey", region: Northeast },
  NM: { name: "New Mexico", region: West },
  NV: { name: "Nevada", region: West },
  NY: { name: "New York", region: Northeast },
  OH: { name: "Ohio", region: Midwest },
  OK: { name: "Oklahoma", region: South },
  OR: { name: "Oregon", region: West },
  PA: { name: "Pennsylvania", region: Northeast },
  PR: { name: "Puerto Rico", region: Territories },
  RI: { name: "Rhode Island", region: Northeast },
  SC: { name: "South Carolina", region: South },
  SD: { name: "South Dakota", region: Midwest },
  TN: { name: "Tennessee", region: South },
  TX: { name: "Texas", region: South },
  UT: { name: "Utah", region: West },
  VA: { name: "Virginia", region: South },
  VI: { name: "U.S. Virgin Islands", region: Territories },
  VT: { name: "Vermont", region: Northeast },
  WA: { name: "Washington", region: West },
  WI: { name: "Wisconsin", region: Midwest },
  WV: { name: "West Virginia", region: South },
  WY: { name: "Wyoming", region: West },
};

const UNITED_STATES: readonly string[] = ["", "US", "USA", "UNITED STATES"];

/**
 * True if the text names the United States, or if no country is given.
 *
 * @example
 * import { isUnitedStates } from "@epb/engine/reference";
 *
 * isUnitedStates("USA"); // true
 * isUnitedStates("CA"); // false
 */
export const isUnitedStates = (country = ""): boolean => UNITED_STATES.includes(country.trim().toUpperCase());

/**
 * The postal abbreviation of a state that is written as one or by its name; undefined for other text.
 *
 * @example
 * import { abbreviationOfState } from "@epb/engine";
 *
 * abbreviationOfState("new york"); // "NY"
 */
export function abbreviationOfState(state: string): string | undefined {
  const text = state.trim().toUpperCase();
  if (Object.hasOwn(US_STATES, text)) return text;
  return Object.entries(US_STATES).find(([, { name }]) => name.toUpperCase() === text)?.[0];
}
