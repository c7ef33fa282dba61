// ZIP code to grid subregion. An entry point of its own: 41,588 ZIP codes are for those who ask for one.
export {
  gridSubregionOfZip,
  type ZipCodeSubregion,
} from "./grid-subregion-of-zip.js";
export { statesOfZipCodePrefix, type ZipCodePrefixStates } from "./states-of-zip-code-prefix.js";
