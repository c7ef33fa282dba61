import { GridSubregion } from "@epb/engine";

/** A state of the demonstration, with round utility prices that are only examples. */
export interface DemoState {
  /** Postal code. */
  readonly code: string;
  readonly city: string;
  readonly zip: string;
  readonly subregion: GridSubregion;
  /** $ per kWh. */
  readonly electricity: number;
  /** $ per MMBtu. */
  readonly gas: number;
}

/** Twenty states in every part of the country. */
export const DEMO_STATES: readonly DemoState[] = [
  state("AZ", "Mesa", "85201", GridSubregion.AZNM, 0.115, 10.5),
  state("CA", "Fresno", "93721", GridSubregion.CAMX, 0.21, 12.5),
  state("CO", "Golden", "80401", GridSubregion.RMPA, 0.12, 8.5),
  state("FL", "Tampa", "33602", GridSubregion.FRCC, 0.11, 11.5),
  state("GA", "Macon", "31201", GridSubregion.SRSO, 0.11, 9.5),
  state("IL", "Peoria", "61602", GridSubregion.SRMW, 0.115, 8.5),
  state("KS", "Topeka", "66603", GridSubregion.SPNO, 0.11, 9),
  state("KY", "Lexington", "40507", GridSubregion.SRTV, 0.11, 8.5),
  state("MA", "Worcester", "01608", GridSubregion.NEWE, 0.19, 13.5),
  state("MI", "Lansing", "48933", GridSubregion.RFCM, 0.135, 8.5),
  state("MN", "Duluth", "55802", GridSubregion.MROW, 0.12, 8.5),
  state("MO", "Columbia", "65201", GridSubregion.SRMW, 0.105, 9.5),
  state("NC", "Durham", "27701", GridSubregion.SRVC, 0.1, 10),
  state("NY", "Albany", "12207", GridSubregion.NYUP, 0.18, 10.5),
  state("OH", "Dayton", "45402", GridSubregion.RFCW, 0.11, 8.5),
  state("OR", "Salem", "97301", GridSubregion.NWPP, 0.105, 10.5),
  state("PA", "Reading", "19601", GridSubregion.RFCE, 0.12, 10.5),
  state("TX", "Waco", "76701", GridSubregion.ERCT, 0.1, 8.5),
  state("VA", "Roanoke", "24011", GridSubregion.RFCW, 0.1, 10),
  state("WA", "Yakima", "98901", GridSubregion.NWPP, 0.1, 10.5),
];

function state(
  code: string,
  city: string,
  zip: string,
  subregion: GridSubregion,
  electricity: number,
  gas: number,
): DemoState {
  return { code, city, zip, subregion, electricity, gas };
}
