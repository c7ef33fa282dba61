/**
 * The subregions of the electric grid that EPA's eGRID publishes emission rates for, by acronym.
 *
 * @spec C §3 "Project data sections", grid subregion names. It gives no ids: the numbers are ours, in alphabetical order
 * of acronym.
 */
export const GridSubregion = {
  AKGD: 1,
  AKMS: 2,
  AZNM: 3,
  CAMX: 4,
  ERCT: 5,
  FRCC: 6,
  HIMS: 7,
  HIOA: 8,
  MROE: 9,
  MROW: 10,
  NEWE: 11,
  NWPP: 12,
  NYCW: 13,
  NYLI: 14,
  NYUP: 15,
  PRMS: 16,
  RFCE: 17,
  RFCM: 18,
  RFCW: 19,
  RMPA: 20,
  SPNO: 21,
  SPSO: 22,
  SRMV: 23,
  SRMW: 24,
  SRSO: 25,
  SRTV: 26,
  SRVC: 27,
} as const;
export type GridSubregion = (typeof GridSubregion)[keyof typeof GridSubregion];

export type GridSubregionAcronym = keyof typeof GridSubregion;

export const GRID_SUBREGION_LABELS: Readonly<Record<GridSubregion, string>> = {
  1: "AKGD — ASCC Alaska Grid",
  2: "AKMS — ASCC Miscellaneous",
  3: "AZNM — WECC Southwest",
  4: "CAMX — WECC California",
  5: "ERCT — ERCOT All",
  6: "FRCC — FRCC All",
  7: "HIMS — HICC Miscellaneous",
  8: "HIOA — HICC Oahu",
  9: "MROE — MRO East",
  10: "MROW — MRO West",
  11: "NEWE — NPCC New England",
  12: "NWPP — WECC Northwest",
  13: "NYCW — NPCC NYC/Westchester",
  14: "NYLI — NPCC Long Island",
  15: "NYUP — NPCC Upstate NY",
  16: "PRMS — Puerto Rico Miscellaneous",
  17: "RFCE — RFC East",
  18: "RFCM — RFC Michigan",
  19: "RFCW — RFC West",
  20: "RMPA — WECC Rockies",
  21: "SPNO — SPP North",
  22: "SPSO — SPP South",
  23: "SRMV — SERC Mississippi Valley",
  24: "SRMW — SERC Midwest",
  25: "SRSO — SERC South",
  26: "SRTV — SERC Tennessee Valley",
  27: "SRVC — SERC Virginia/Carolina",
};

export const GRID_SUBREGION_ACRONYMS: Readonly<Record<GridSubregion, GridSubregionAcronym>> = {
  1: "AKGD",
  2: "AKMS",
  3: "AZNM",
  4: "CAMX",
  5: "ERCT",
  6: "FRCC",
  7: "HIMS",
  8: "HIOA",
  9: "MROE",
  10: "MROW",
  11: "NEWE",
  12: "NWPP",
  13: "NYCW",
  14: "NYLI",
  15: "NYUP",
  16: "PRMS",
  17: "RFCE",
  18: "RFCM",
  19: "RFCW",
  20: "RMPA",
  21: "SPNO",
  22: "SPSO",
  23: "SRMV",
  24: "SRMW",
  25: "SRSO",
  26: "SRTV",
  27: "SRVC",
};

/**
 * Grid subregion with an acronym in capital letters; undefined if no subregion has this acronym.
 *
 * @example
 * import { GridSubregion, gridSubregionFromAcronym } from "@epb/engine";
 *
 * gridSubregionFromAcronym("CAMX") === GridSubregion.CAMX; // true
 * gridSubregionFromAcronym("XXXX"); // undefined
 */
export function gridSubregionFromAcronym(acronym: string): GridSubregion | undefined {
  return isAcronym(acronym) ? GridSubregion[acronym] : undefined;
}

function isAcronym(text: string): text is GridSubregionAcronym {
  return Object.hasOwn(GridSubregion, text);
}
