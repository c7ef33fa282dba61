import { DEFAULT_GRID_EDITION, REFERENCE_DATA_EDITIONS } from "@epb/engine/reference";

/** The editions of the reference data that stand in where a project has no rates or factors of its own. */
export function defaultReferenceData(): typeof REFERENCE_DATA_EDITIONS {
  return REFERENCE_DATA_EDITIONS.filter(({ kind, name }) => {
    switch (kind) {
      case "grid gas rates":
        return name === DEFAULT_GRID_EDITION.name;
      case "fuel emission factors":
      case "warming potentials":
        return true;
      default:
        return kind satisfies never;
    }
  });
}
