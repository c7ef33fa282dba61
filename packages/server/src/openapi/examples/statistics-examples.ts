import type { CallExamples } from "./call-example.js";

const GROUP = {
  projects: 14,
  implementationPrice: "48210330",
  guaranteedSavings: "71920115.25",
  medianImplementationPrice: "2904400",
  medianSimplePayback: "11.4",
} as const;

const QUARTILES = { projects: 9, lower: "81200", median: "143000", upper: "260100" } as const;

const BENCHMARK = { technologyTypeId: 5, technology: "Lighting improvements", projects: 9, price: QUARTILES } as const;

/** Statistics, benchmarks and the state roll-up. */
export const STATISTICS_EXAMPLES: CallExamples = {
  statistics: {
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
  },
  ecmBenchmarks: { reply: { minimumGroupSize: 5, benchmarks: [BENCHMARK] } },
  projectBenchmarks: {
    reply: {
      minimumGroupSize: 5,
      works: [
        {
          technologyTypeId: 5,
          technology: "Lighting improvements",
          measures: [{ uuid: "lighting-1", ecmNumber: "1", ecmDescription: "LED lamps in all halls" }],
          sizeClass: "medium",
          price: "182400",
          simplePayback: "6.12",
          benchmarks: [BENCHMARK],
        },
      ],
    },
  },
  stateRollup: {
    reply: {
      minimumGroupSize: 5,
      total: { label: "All states", ...GROUP },
      states: [{ key: "CO", label: "Colorado", region: "West", ...GROUP, greenhouseGasKgPerYear: "1820400" }],
    },
  },
};
