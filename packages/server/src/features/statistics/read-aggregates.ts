import type { Reader } from "../../store/store.js";
import { AGGREGATES, type Aggregate, readEpochs } from "./aggregates.js";

/** More than all years, states and kinds times the segments that there are. */
const MOST_AGGREGATES = 10_000;

/** The aggregates of subjects, all read at one moment: what is told of them was true together. */
export async function readAggregates(subjects: readonly string[], reader: Reader): Promise<readonly Aggregate[]> {
  const { published } = await readEpochs(reader);
  const { items } = await reader.find(AGGREGATES, {
    where: [{ column: "subject", anyOf: subjects.map((subject) => `${published}/${subject}`) }],
    limit: MOST_AGGREGATES,
  });
  // A rebuild that ends at this moment takes the old ones away, and half of them would tell something else.
  if ((await readEpochs(reader)).published !== published) return readAggregates(subjects, reader);
  return items.map(({ document }) => document);
}
