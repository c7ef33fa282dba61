/** Census divisions, for which the Energy Information Administration projects energy prices, and the whole country. */
export const CensusDivision = {
  NewEngland: "New England",
  MiddleAtlantic: "Middle Atlantic",
  EastNorthCentral: "East North Central",
  WestNorthCentral: "West North Central",
  SouthAtlantic: "South Atlantic",
  EastSouthCentral: "East South Central",
  WestSouthCentral: "West South Central",
  Mountain: "Mountain",
  Pacific: "Pacific",
  UnitedStates: "United States",
} as const;
export type CensusDivision = (typeof CensusDivision)[keyof typeof CensusDivision];
