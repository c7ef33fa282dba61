import { MarketSegment, TechnologyType } from "@epb/engine";
import * as z from "zod/mini";
import { numberInQuery } from "../schemas/fields.js";
import {
  type Benchmarks,
  benchmarksSchema,
  SizeClass,
  type Statistics,
  statisticsSchema,
} from "../schemas/statistics.js";
import type { Call } from "./call.js";
import type { CallGroup } from "./call-group.js";

const segmentInQuery = numberInQuery(1, Math.max(...Object.values(MarketSegment)));

/** @spec P §2 "historic project statistics" */
export const STATISTICS: Call<{ query: { readonly marketSegmentId?: MarketSegment }; reply: Statistics }> = {
  name: "statistics",
  method: "GET",
  path: "/api/statistics",
  summary: "Statistics of approved projects: number, price, and savings, by year, segment, state, and contract type.",
  policy: { kind: "user" },
  query: z.strictObject({ marketSegmentId: z.exactOptional(segmentInQuery) }) as z.ZodMiniType<{
    readonly marketSegmentId?: MarketSegment;
  }>,
  reply: statisticsSchema,
};

export interface BenchmarkFilter {
  readonly technologyTypeId?: TechnologyType;
  readonly marketSegmentId?: MarketSegment;
  readonly sizeClass?: SizeClass;
}

/** @spec P §2 "ECM price benchmarking tool" */
export const ECM_BENCHMARKS: Call<{ query: BenchmarkFilter; reply: Benchmarks }> = {
  name: "ecmBenchmarks",
  method: "GET",
  path: "/api/ecm-benchmarks",
  summary:
    "Benchmarks of measures: quartiles of the price, of the price per unit of energy saved, and of the payback, by technology. With a technology, also by market segment and size.",
  policy: { kind: "user" },
  query: z.strictObject({
    technologyTypeId: z.exactOptional(numberInQuery(1, Math.max(...Object.values(TechnologyType)))),
    marketSegmentId: z.exactOptional(segmentInQuery),
    sizeClass: z.exactOptional(z.enum(SizeClass)),
  }) as z.ZodMiniType<BenchmarkFilter>,
  reply: benchmarksSchema,
};

export const STATISTICS_CALLS: CallGroup = { area: "Reports and statistics", calls: [STATISTICS, ECM_BENCHMARKS] };
