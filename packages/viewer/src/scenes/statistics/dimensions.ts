import type { ProjectGroup, Statistics } from "@epb/contract";
import type { STATISTICS_TEXTS } from "./statistics-texts.js";

/** A division of the projects into groups. */
export interface Dimension {
  readonly id: keyof typeof STATISTICS_TEXTS.dimensions;
  readonly groups: (statistics: Statistics) => readonly ProjectGroup[];
}

const FIRST: Dimension = { id: "segment", groups: ({ byMarketSegment }) => byMarketSegment };

export const DIMENSIONS: readonly Dimension[] = [
  FIRST,
  { id: "year", groups: ({ byAwardYear }) => byAwardYear },
  { id: "state", groups: ({ byState }) => byState },
  { id: "edition", groups: ({ byProjectType }) => byProjectType },
  { id: "contract", groups: ({ byContractType }) => byContractType },
  { id: "submarket", groups: ({ bySubmarket }) => bySubmarket },
];

/** The dimension of an address; the first one for any other text. */
export const dimensionOf = (id: string): Dimension => DIMENSIONS.find((dimension) => dimension.id === id) ?? FIRST;
