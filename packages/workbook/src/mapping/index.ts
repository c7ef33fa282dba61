// Forms that are not our templates: their profiles, and reading them.

export { templateIdentity } from "../intake/identify-template.js";
export type { SheetPlace } from "../xlsx/flat-workbook.js";
export { shownCell } from "../xlsx/shown-cell.js";
export type { MappedColumn, MappedTable, MappedValue, Mapping } from "./mapping.js";
export { mappingFinding } from "./mapping-finding.js";
export { matchingProfiles } from "./match-profile.js";
export type {
  Profile,
  ProfileCell,
  ProfileColumn,
  ProfileConstant,
  ProfileConversion,
  ProfileGrowth,
  ProfileLabel,
  ProfileMatches,
  ProfileTable,
  ProfileValue,
  ProfileWord,
} from "./profile.js";
export { profileOfMapping } from "./profile-of-mapping.js";
export { type ProfilePlace, placesOfProfile } from "./profile-places.js";
export { PROFILE_LIMITS, profileSchema } from "./profile-schema.js";
export { readForm } from "./read-form.js";
export { type FormResult, readWithProfiles } from "./read-with-profiles.js";
export {
  type NamedColumn,
  type NamedField,
  type NamedKind,
  namedColumns,
  namedFields,
  nameOfInput,
} from "./sheets/input-names.js";
export {
  type ColumnRow,
  factorOf,
  type InputRow,
  type MappingRows,
  mappingRows,
  type WordRow,
  wordRow,
} from "./sheets/mapping-rows.js";
export { placeIn, placeText } from "./sheets/place-text.js";
export { isMappingWorkbook, type MappingReading, readMapping, templateOfMapping } from "./sheets/read-mapping.js";
export { type ChosenCell, chosenCell } from "./suggest/chosen-cell.js";
export { chosenColumn } from "./suggest/chosen-column.js";
export { hasInput } from "./suggest/has-input.js";
export { inputsNamed } from "./suggest/inputs-named.js";
export { suggestMapping } from "./suggest/suggest-mapping.js";
export type { Candidate, SuggestedTable, SuggestedWord, Suggestions } from "./suggest/suggestion.js";
export { firstItems, type TableAt, tableAt } from "./suggest/table-at.js";
export { wordsOfProfile } from "./suggest/words-of-profile.js";
