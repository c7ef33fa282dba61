import { type MeasurementStatus, NOTE_TYPE_LABELS } from "@epb/engine";
import {
  APPROVE_MEASUREMENT_YEAR,
  GET_MEASUREMENT,
  RETURN_MEASUREMENT_YEAR,
  SUBMIT_MEASUREMENT_YEAR,
  WRITE_MEASUREMENT_YEAR,
} from "../calls/project-measurement-calls.js";
import {
  ADD_PROJECT_FILE,
  LIST_PROJECT_FILES,
  LIST_PROJECT_NOTES,
  WRITE_PROJECT_NOTE,
} from "../calls/project-record-calls.js";
import { type Documentation, example } from "./call-documentation.js";
import { INSTANT, OTHER_ID, USER_ID } from "./example-values.js";
import { numbered } from "./numbered.js";

const FILE = {
  id: OTHER_ID,
  fileName: "Contract.pdf",
  userId: USER_ID,
  userName: "Elias Berg",
  size: 204_800,
  notes: "Signed by both.",
  uploadDate: INSTANT,
} as const;

const NOTES = [
  {
    id: OTHER_ID,
    noteType: 1,
    value: "The boiler is from 1974.",
    by: { id: USER_ID, name: "Elias Berg" },
    at: INSTANT,
  },
] as const;

const YEAR_ENTRY = {
  status: 1,
  measurementVerification: "12000",
  verifiedSavings: "98500",
  reportDate: "2026-05-15",
  reportFileId: OTHER_ID,
} as const;

const FIRST_YEAR = { year: 1, endsOn: "2026-03-31", guaranteedSavings: "100000" } as const;

const MEASUREMENT = {
  status: 1,
  years: [{ id: OTHER_ID, ...FIRST_YEAR, ...YEAR_ENTRY, difference: "-1500", reportFileName: "M&V report year 1.pdf" }],
  performanceYears: [FIRST_YEAR, { year: 2, endsOn: "2027-03-31", guaranteedSavings: "102000" }],
  verifiedCostSavings: "38000",
} as const;

const withYear = (status: MeasurementStatus) => ({
  ...MEASUREMENT,
  status,
  years: [{ ...MEASUREMENT.years[0], status }],
});

const GUARANTEED = "Guaranteed savings of the year, $; absent if not known.";

/** Files, notes, measurement and verification. */
export const PROJECT_RECORD_DOCUMENTATION: Documentation = {
  examples: [
    example(LIST_PROJECT_FILES, { reply: [FILE] }),
    example(ADD_PROJECT_FILE, { reply: FILE, replyName: "ProjectFile" }),
    example(LIST_PROJECT_NOTES, { reply: NOTES, replyName: "ProjectNotes" }),
    example(WRITE_PROJECT_NOTE, { body: { value: "The boiler is from 1974." }, reply: NOTES }),
    example(GET_MEASUREMENT, { reply: MEASUREMENT, replyName: "Measurement" }),
    example(WRITE_MEASUREMENT_YEAR, { body: YEAR_ENTRY, reply: MEASUREMENT }),
    example(SUBMIT_MEASUREMENT_YEAR, { reply: withYear(2) }),
    example(APPROVE_MEASUREMENT_YEAR, { reply: withYear(3) }),
    example(RETURN_MEASUREMENT_YEAR, { body: { reason: "The invoice of March is missing." }, reply: withYear(1) }),
  ],
  words: {
    userName: "Name of the person who added the file.",
    uploadDate: "Time when the file was added, ISO 8601.",
    noteType: `Subject of the note: ${numbered(NOTE_TYPE_LABELS)}.`,
    "ProjectNotes.by": "Person who last changed the note; absent for a note that came with the data of the project.",
    "ProjectNotes.at": "Time of the last change of the note, ISO 8601; absent for a note that came with the data.",
    years: "Values by year.",
    performanceYears: "All years of the performance period, with or without a record of measurement and verification.",
    endsOn: "End of the performance year, counted like the end of the performance period; absent if not known.",
    "years.guaranteedSavings": GUARANTEED,
    "performanceYears.guaranteedSavings": GUARANTEED,
    verifiedSavings: "Savings of the year that its report verifies, $.",
    difference: "Verified less guaranteed savings, $; negative for a shortfall, absent if one of both is not known.",
    reportDate: "Date of the report of the year.",
    reportFileId: "File of the project that is the report of the year.",
    reportFileName: "Name of the file of the report.",
    year: "Year of the performance period, from 1.",
    measurementVerification: "Cost of measurement and verification in the year, $.",
    verifiedCostSavings: "Verified cost savings of the implementation period, $.",
    "ReturnMeasurementYearBody.reason": "Changes needed in the year.",
    "WriteMeasurementYearBody.status": "1 in entry, 4 not applicable.",
    "WriteProjectNoteBody.value": "Text of the note; a blank text removes the note.",
  },
};
