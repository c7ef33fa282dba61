import type { ChosenFile } from "../workbook-check/check-file.js";
import type { OpenForm } from "./reading/open-form.js";
import type { MappingState } from "./state/mapping-changes.js";

/** A form that was opened, and its mapping. */
export interface KeptMapping {
  readonly form: OpenForm;
  readonly state: MappingState;
}

/** Mappings of a visit, for a person who returns to them. */
export type KeptMappings = Map<ChosenFile, KeptMapping>;
