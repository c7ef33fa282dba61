/**
 * @spec C §3 Enumerations, "Market segments"
 */
export const MarketSegment = {
  FederalGovernment: 1,
  StateLocalGovernment: 2,
  Healthcare: 3,
  K12Schools: 4,
  UniversityCollege: 5,
  Industrial: 6,
  CommercialLeased: 7,
  CommercialOwnerOccupied: 8,
  PublicHousing: 9,
  Residential: 10,
  RetailLeased: 11,
  RetailOwnerOccupied: 12,
  HotelHospitality: 13,
  Other: 14,
} as const;
export type MarketSegment = (typeof MarketSegment)[keyof typeof MarketSegment];

export const MARKET_SEGMENT_LABELS: Readonly<Record<MarketSegment, string>> = {
  1: "Federal Government",
  2: "State/Local Government",
  3: "Healthcare",
  4: "K-12 Schools",
  5: "University/College",
  6: "Industrial",
  7: "Commercial (Leased)",
  8: "Commercial (Owner-occupied)",
  9: "Public Housing",
  10: "Residential",
  11: "Retail (Leased)",
  12: "Retail (Owner-occupied)",
  13: "Hotel/Hospitality",
  14: "Other",
};
