import { DEFAULT_GRID_EDITION, REFERENCE_DATA_EDITIONS } from "@epb/engine/reference";

/** Editions of the reference data that are the defaults for missing rates and factors of a project. */
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
