interface FileFindingWords {
  readonly code: string;
  readonly message: string;
  readonly advice: string;
}

/** What can keep a file from being read, in the words and with the codes of the command line. */
export const CHECK_FILE_FINDINGS = {
  "input/cannot-open": {
    code: "EPB-CLI-004",
    message: "The file cannot be opened.",
    advice: "Close it in other programs, check the disk or network drive, and try again.",
  },
  "input/too-large": {
    code: "EPB-CLI-005",
    message: "The file is too large.",
    advice: "Check that it is a project or a workbook; a project of a thousand measures takes a few megabytes.",
  },
  "input/not-utf8": {
    code: "EPB-CLI-006",
    message: "The file is not text in UTF-8.",
    advice: "Save the JSON in the encoding UTF-8.",
  },
  "input/not-json": {
    code: "EPB-CLI-007",
    message: "The file is not valid JSON.",
    advice: "Correct the place that is named; a missing quotation mark or a comma too many is the usual cause.",
  },
  "input/nested-too-deep": {
    code: "EPB-CLI-008",
    message: "The JSON is nested too deep.",
    advice: "No project nests like that: do not trust the file, and ask its sender for the original.",
  },
  "input/duplicate-key": {
    code: "EPB-CLI-041",
    message: "A name stands twice in one object of the JSON.",
    advice: "Keep one of the two: programs do not agree on which of them counts.",
  },
  "project/override-without-values": {
    code: "EPB-CLI-010",
    message: "Project set to Override but no calculated values provided",
    advice:
      "Supply the figures with the project (in the cells of calculated values of a non-calculating workbook, or as calculatedValues in JSON), or choose the calculation type Standard to have them calculated.",
  },
  "program/fault": {
    code: "EPB-CLI-021",
    message: "epb failed at this file.",
    advice:
      "This is a fault of the program, not of your file. Please report it with what was found, and with the file if it may be shared.",
  },
} as const satisfies Readonly<Record<string, FileFindingWords>>;
