import { MarketSegment, TechnologyType } from "@epb/engine";
import * as z from "zod/mini";
import { numberInQuery } from "../schemas/fields.js";
import { type Schema, strictObject } from "../schemas/readonly-types.js";
import { benchmarksSchema, SizeClass, statisticsSchema } from "../schemas/statistics.js";
import { call } from "./call.js";
import type { CallGroup } from "./call-group.js";

const segmentInQuery = numberInQuery(1, Math.max(...Object.values(MarketSegment))) as Schema<MarketSegment>;
const technologyInQuery = numberInQuery(1, Math.max(...Object.values(TechnologyType))) as Schema<TechnologyType>;

/** @spec P §2 "historic project statistics" */
export const STATISTICS = call({
  name: "statistics",
  method: "GET",
  path: "/api/statistics",
  summary: "Statistics of approved projects: number, price, and savings, by year, segment, state, and contract type.",
  policy: { kind: "public" },
  query: strictObject({ marketSegmentId: z.exactOptional(segmentInQuery) }),
  reply: statisticsSchema,
});

export type BenchmarkFilter = z.infer<typeof benchmarkFilterSchema>;
const benchmarkFilterSchema = strictObject({
  technologyTypeId: z.exactOptional(technologyInQuery),
  marketSegmentId: z.exactOptional(segmentInQuery),
  sizeClass: z.exactOptional(z.enum(SizeClass)),
});

/** @spec P §2 "ECM price benchmarking tool" */
export const ECM_BENCHMARKS = call({
  name: "ecmBenchmarks",
  method: "GET",
  path: "/api/ecm-benchmarks",
  summary:
    "Benchmarks of measures: quartiles of the price, of the price per unit of energy saved, and of the payback, by technology. With a technology, also by market segment and size.",
  policy: { kind: "public" },
  query: benchmarkFilterSchema,
  reply: benchmarksSchema,
});

export const STATISTICS_CALLS: CallGroup = { area: "Reports and statistics", calls: [STATISTICS, ECM_BENCHMARKS] };
