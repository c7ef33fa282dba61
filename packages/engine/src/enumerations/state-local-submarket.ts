/**
 * @spec C §3 Enumerations, "State/local submarkets"
 */
export const StateLocalSubmarket = {
  StateAgency: 1,
  Municipality: 2,
  County: 3,
  SpecialDistrict: 4,
  CorrectionalFacility: 5,
  CommunityCollege: 6,
} as const;
export type StateLocalSubmarket = (typeof StateLocalSubmarket)[keyof typeof StateLocalSubmarket];

export const STATE_LOCAL_SUBMARKET_LABELS: Readonly<Record<StateLocalSubmarket, string>> = {
  1: "State agency",
  2: "Municipality",
  3: "County (parish)",
  4: "Special district (water/wastewater)",
  5: "State/local correctional facility",
  6: "Local/county community college",
};
