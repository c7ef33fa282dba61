import { type CallExamples, INSTANT, OTHER_ID, USER_ID } from "./call-example.js";

const FILE = {
  id: OTHER_ID,
  fileName: "Contract.pdf",
  userId: USER_ID,
  userName: "Elias Berg",
  size: 204_800,
  notes: "Signed by both.",
  uploadDate: INSTANT,
} as const;

const NOTES = [{ id: OTHER_ID, noteType: 1, value: "The boiler is from 1974." }] as const;

const MEASUREMENT = {
  status: 1,
  years: [{ id: OTHER_ID, year: 1, status: 1, measurementVerification: "12000" }],
  verifiedCostSavings: "38000",
} as const;

const withYear = (status: number) => ({ ...MEASUREMENT, status, years: [{ ...MEASUREMENT.years[0], status }] });

/** Files, notes, measurement and verification. */
export const PROJECT_RECORD_EXAMPLES: CallExamples = {
  listProjectFiles: { reply: [FILE] },
  addProjectFile: { reply: FILE },
  listProjectNotes: { reply: NOTES },
  writeProjectNote: { body: { value: "The boiler is from 1974." }, reply: NOTES },
  getMeasurement: { reply: MEASUREMENT },
  writeMeasurementYear: { body: { status: 1, measurementVerification: "12000" }, reply: MEASUREMENT },
  submitMeasurementYear: { reply: withYear(2) },
  approveMeasurementYear: { reply: withYear(3) },
  returnMeasurementYear: { reply: withYear(1) },
};
