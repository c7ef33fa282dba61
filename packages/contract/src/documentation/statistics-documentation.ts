import { MARKET_SEGMENT_LABELS, TECHNOLOGY_TYPE_LABELS } from "@epb/engine";
import { PROJECT_BENCHMARKS } from "../calls/project-benchmark-calls.js";
import { STATE_ROLLUP } from "../calls/state-rollup-calls.js";
import { ECM_BENCHMARKS, STATISTICS } from "../calls/statistics-calls.js";
import { SIZE_CLASS_LABELS } from "../schemas/statistics.js";
import { type Documentation, example } from "./call-documentation.js";
import { numbered } from "./numbered.js";

const SIZES = Object.entries(SIZE_CLASS_LABELS)
  .map(([size, label]) => `${size} (${label})`)
  .join(", ");

const GROUP = {
  projects: 14,
  implementationPrice: "48210330",
  guaranteedSavings: "71920115.25",
  medianImplementationPrice: "2900000",
  medianSimplePayback: "11.5",
} as const;

const QUARTILES = { projects: 9, lower: "82000", median: "142000", upper: "260000" } as const;

const BENCHMARK = { technologyTypeId: 5, technology: "Lighting improvements", projects: 9, price: QUARTILES } as const;

/** Statistics, benchmarks and the state roll-up. */
export const STATISTICS_DOCUMENTATION: Documentation = {
  examples: [
    example(STATISTICS, {
      reply: {
        minimumGroupSize: 5,
        total: { label: "All projects", ...GROUP },
        byMarketSegment: [{ key: "2", label: "State/Local Government", ...GROUP }],
        byAwardYear: [{ key: "2025", label: "2025", ...GROUP }],
        byState: [],
        byContractType: [],
        bySubmarket: [],
        byProjectType: [],
      },
    }),
    example(ECM_BENCHMARKS, { reply: { minimumGroupSize: 5, benchmarks: [BENCHMARK] } }),
    example(PROJECT_BENCHMARKS, {
      reply: {
        minimumGroupSize: 5,
        works: [
          {
            technologyTypeId: 5,
            technology: "Lighting improvements",
            measures: [{ uuid: "lighting-1", ecmNumber: "1", ecmDescription: "LED lamps in all halls" }],
            sizeClass: "medium",
            price: "182400",
            simplePayback: "6.1234567890123456",
            benchmarks: [{ ...BENCHMARK, price: { ...QUARTILES, standing: "within" } }],
          },
        ],
      },
    }),
    example(STATE_ROLLUP, {
      reply: {
        minimumGroupSize: 5,
        total: { label: "All states", ...GROUP },
        states: [{ key: "CO", label: "Colorado", region: "West", ...GROUP, greenhouseGasKgPerYear: "1820400" }],
      },
    }),
  ],
  words: {
    marketSegmentId: `Market segment: ${numbered(MARKET_SEGMENT_LABELS)}.`,
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
    medianImplementationPrice: "$, rounded to within 2%.",
    medianGuaranteedSavings: "$ over the performance period, rounded to within 2%.",
    medianSimplePayback: "Years, rounded to within 2%.",
    benchmarks: "Groups of work that are large enough to be told.",
    technologyTypeId: `Technology: ${numbered(TECHNOLOGY_TYPE_LABELS)}.`,
    technology: "Name of the technology.",
    "benchmarks.marketSegmentId": `Market segment; absent for all of them: ${numbered(MARKET_SEGMENT_LABELS)}.`,
    "benchmarks.marketSegment": "Its name; absent for all of them.",
    sizeClass: `By the price of the work in one project: ${SIZES}. Absent for all.`,
    price: "$ a project.",
    pricePerMmbtu: "$ per MMBtu saved in a year.",
    simplePayback: "Years.",
    lower: "At least a quarter of the projects have this value or less. Rounded to within 2%.",
    median: "At least half of the projects have this value or less. Rounded to within 2%.",
    upper: "At least three quarters of the projects have this value or less. Rounded to within 2%.",
    covered: "By the name of an amount, the projects that it covers, where some of the group do not have it.",
    standing:
      "Where the project's own value stands: below the lower quartile, within the quartiles, or above the upper one. A value that is rounded to a quartile is within.",
    bins: "How the values are distributed, from the lowest up: each project in one bin. Absent where it may not be told.",
    "bins.from": "The lowest value in it; absent for the lowest bin, which is open.",
    "bins.below": "Where the next bin begins; absent for the highest bin, which is open.",
    "bins.projects": "Projects with such a value: none, or not fewer than the minimum.",
    works: "The work of each technology in the project, all its measures together.",
    measures: "The measures of it.",
    ecmNumber: "Number of the measure, as people know it.",
    ecmDescription: "What the measure is.",
    "works.price": "$, of all measures of the technology, exact.",
    "works.pricePerMmbtu": "$ per MMBtu saved in a year, unrounded; absent where it is not known.",
    "works.simplePayback": "Years, unrounded; absent where it is not known.",
    "works.benchmarks":
      "What there is to compare it with: all work of the technology, and that of the same segment and size.",
  },
};
