import type { Report } from "../../issues/issue.js";
import type { ProjectLocation } from "../../model/identification.js";
import { inputPath } from "../../path-text/input-path.js";
import { abbreviationOfState, isUnitedStates, US_STATES } from "../../reference/us-states.js";
import { statesOfZipCodePrefix } from "../../reference/zip-codes/states-of-zip-code-prefix.js";

const ZIP_CODE = /^\d{5}(-\d{4})?$/;
/** Of Holtsville, New York. */
const FIRST_ZIP_CODE = "00501";

/** A state that is not a postal abbreviation, a text that is not a ZIP code, and a ZIP code of another state. */
export function checkLocation(location: ProjectLocation | undefined, report: Report): void {
  const { state, zip, country = "" } = location ?? {};
  const name = country.trim().toUpperCase();
  if (isStateAsCountry(name, location ?? {})) {
    report({ name: "plausibility/country", at: inputPath("location", "country"), details: { country } });
    return;
  }
  if (!isUnitedStates(country)) return;
  const abbreviation = abbreviationOf(state);
  if (isEntered(state) && abbreviation !== state.trim()) {
    report({ name: "plausibility/state", at: inputPath("location", "state"), details: { state, abbreviation } });
  }
  if (!isEntered(zip)) return;
  const at = inputPath("location", "zip");
  const code = zip.trim();
  if (!ZIP_CODE.test(code) || code < FIRST_ZIP_CODE) {
    report({ name: "plausibility/zip-code", at, details: { zip, suggestion: withLeadingZero(code) } });
    return;
  }
  const states = statesOfZipCodePrefix(code.slice(0, 3))?.states;
  if (abbreviation === undefined || states === undefined || states.includes(abbreviation)) return;
  report({ name: "plausibility/zip-code-of-another-state", at, details: { zip: code, state: abbreviation, states } });
}

/** A country such as TX, of a project in a state: its own state, or any other if the ZIP code is of the state. */
function isStateAsCountry(country: string, { state, zip = "" }: ProjectLocation): boolean {
  const own = abbreviationOf(state);
  if (own === undefined || !Object.hasOwn(US_STATES, country)) return false;
  return country === own || statesOfZipCodePrefix(zip.trim().slice(0, 3))?.states.includes(own) === true;
}

const isEntered = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";

/** Spreadsheets drop the zero with which ZIP codes of the Northeast begin. */
const withLeadingZero = (zip: string): string | undefined => (/^\d{4}(-\d{4})?$/.test(zip) ? `0${zip}` : undefined);

const abbreviationOf = (state: string | undefined): string | undefined =>
  state === undefined ? undefined : abbreviationOfState(state);
