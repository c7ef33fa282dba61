import { SIZE_CLASS_LABELS } from "@epb/contract";
import { MARKET_SEGMENT_LABELS, TECHNOLOGY_TYPE_LABELS } from "@epb/engine";
import { numbered } from "./numbered.js";

const SIZES = Object.entries(SIZE_CLASS_LABELS)
  .map(([size, label]) => `${size} (${label})`)
  .join(", ");

/** Fields of statistics, benchmarks and the state roll-up. */
export const STATISTICS_WORDS: Readonly<Record<string, string>> = {
  minimumGroupSize: "Fewest projects of which anything is told.",
  total: "All of them together; absent where they are too few.",
  projects: "How many projects.",
  key: "Year, letters of the state, or number of the kind; absent for what is told together because each is too small.",
  byMarketSegment: "By market segment.",
  byAwardYear: "By the year of the award.",
  byState: "By state.",
  byContractType: "By federal contract type.",
  bySubmarket: "By state/local submarket.",
  byProjectType: "By edition.",
  states: "By state.",
  "states.region": "Region of the Census Bureau.",
  implementationPrice: "$.",
  guaranteedSavings: "$ over the performance period.",
  estimatedSavings: "$ over the performance period.",
  financedAmount: "$.",
  greenhouseGasKgPerYear: "kg CO2e a year.",
  medianImplementationPrice: "$, within 1 %.",
  medianGuaranteedSavings: "$ over the performance period, within 1 %.",
  medianSimplePayback: "Years, within 1 %.",
  benchmarks: "Groups of work that are large enough to be told.",
  technologyTypeId: `Technology: ${numbered(TECHNOLOGY_TYPE_LABELS)}.`,
  technology: "Name of the technology.",
  "benchmarks.marketSegmentId": `Market segment; absent for all of them: ${numbered(MARKET_SEGMENT_LABELS)}.`,
  "benchmarks.marketSegment": "Its name; absent for all of them.",
  sizeClass: `By the price of the work in one project: ${SIZES}. Absent for all.`,
  price: "$ a project.",
  pricePerMmbtu: "$ per MMBtu saved in a year.",
  simplePayback: "Years.",
  lower: "A quarter has less. Within 1 %.",
  median: "Half has less. Within 1 %.",
  upper: "Three quarters have less. Within 1 %.",
  bins: "How the values are distributed, from the lowest up: each project in one bin. Absent where it may not be told.",
  "bins.from": "The lowest value in it; absent for the lowest bin, which is open.",
  "bins.below": "Where the next bin begins; absent for the highest bin, which is open.",
  "bins.projects": "Projects with such a value: none, or not fewer than the minimum.",
  works: "The work of each technology in the project, all its measures together.",
  measures: "The measures of it.",
  ecmNumber: "Number of the measure, as people know it.",
  ecmDescription: "What the measure is.",
  "works.price": "$, of all measures of the technology.",
  "works.pricePerMmbtu": "$ per MMBtu saved in a year; absent where it is not known.",
  "works.simplePayback": "Years; absent where it is not known.",
  "works.benchmarks":
    "What there is to compare it with: all work of the technology, and that of the same segment and size.",
};
