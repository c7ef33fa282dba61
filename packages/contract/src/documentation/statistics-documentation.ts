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
        asOf: "2026-06-01T17:00:00Z",
        total: { label: "All projects", ...GROUP },
        byMarketSegment: [{ key: "2", label: "State/Local Government", ...GROUP }],
        byAwardYear: [{ key: "2025", label: "2025", ...GROUP }],
        byState: [],
        byContractType: [],
        bySubmarket: [],
        byProjectType: [],
      },
    }),
    example(ECM_BENCHMARKS, { reply: { minimumGroupSize: 5, asOf: "2026-06-01T17:00:00Z", benchmarks: [BENCHMARK] } }),
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
        asOf: "2026-06-01T17:00:00Z",
        total: { label: "All states", ...GROUP },
        states: [{ key: "CO", label: "Colorado", region: "West", ...GROUP, greenhouseGasKgPerYear: "1820400" }],
      },
    }),
  ],
  words: {
    marketSegmentId: `Market segment: ${numbered(MARKET_SEGMENT_LABELS)}.`,
    minimumGroupSize: "Minimum number of projects in a group that is shown.",
    asOf: "Time of the release of the figures. A release needs as many changed projects as a group. Absent before the first release.",
    total: "Total of all projects; absent if there are fewer than the minimum.",
    projects: "Number of projects.",
    key: "Year, state code, or number of the category. Absent for the group of all categories that are too small to show.",
    byMarketSegment: "Groups by market segment.",
    byAwardYear: "Groups by year of the award.",
    byState: "Groups by state.",
    byContractType: "Groups by federal contract type.",
    bySubmarket: "Groups by state/local submarket.",
    byProjectType: "Groups by edition.",
    states: "Groups by state.",
    "states.region": "Region of the Census Bureau.",
    implementationPrice: "Implementation price, $.",
    guaranteedSavings: "Guaranteed savings over the performance period, $.",
    estimatedSavings: "Estimated savings over the performance period, $.",
    financedAmount: "Amount financed, $.",
    greenhouseGasKgPerYear: "Greenhouse gas savings, kg CO2e a year.",
    medianImplementationPrice: "Median implementation price, $, rounded to within 2%.",
    medianGuaranteedSavings: "Median guaranteed savings over the performance period, $, rounded to within 2%.",
    medianSimplePayback: "Median simple payback, years, rounded to within 2%.",
    benchmarks: "Groups of work that are large enough to show.",
    technologyTypeId: `Technology: ${numbered(TECHNOLOGY_TYPE_LABELS)}.`,
    technology: "Name of the technology.",
    "benchmarks.marketSegmentId": `Market segment; absent for all segments: ${numbered(MARKET_SEGMENT_LABELS)}.`,
    "benchmarks.marketSegment": "Name of the market segment; absent for all segments.",
    sizeClass: `Size by the price of the work in one project: ${SIZES}. Absent for all sizes.`,
    price: "Price, $ a project.",
    pricePerMmbtu: "Price, $ per MMBtu saved in a year.",
    simplePayback: "Simple payback, years.",
    lower: "Lower quartile: at least a quarter of the projects have this value or less. Rounded to within 2%.",
    median: "Median: at least half of the projects have this value or less. Rounded to within 2%.",
    upper: "Upper quartile: at least three quarters of the projects have this value or less. Rounded to within 2%.",
    covered:
      "Number of projects that have an amount, by the name of the amount. Only for amounts that some projects lack.",
    standing:
      "Position of the project's own value: below the lower quartile, within the quartiles, or above the upper quartile. A value that rounds to a quartile is within.",
    bins: "Distribution of the values, ascending. Each project is in one bin. Absent if the distribution cannot be shown.",
    "bins.from": "Lowest value of the bin; absent for the lowest bin, which is open.",
    "bins.below": "Start of the next bin; absent for the highest bin, which is open.",
    "bins.projects": "Number of projects in the bin: 0, or at least the minimum.",
    works: "Work of each technology in the project, with all its measures.",
    measures: "Measures of the work.",
    ecmNumber: "Number of the measure, for people.",
    ecmDescription: "Description of the measure.",
    "works.price": "Exact price of all measures of the technology, $.",
    "works.pricePerMmbtu": "Price, $ per MMBtu saved in a year, unrounded; absent if not known.",
    "works.simplePayback": "Simple payback, years, unrounded; absent if not known.",
    "works.benchmarks":
      "Benchmarks to compare with: all work of the technology, and work of the same segment and size.",
  },
};
