import { posix } from "node:path";
import { CONFIGURATION_FILE } from "../../policy/configuration.js";
import { WAIVER_ENDING } from "../../policy/waiver.js";

/** Whether a file is one of epb's own settings, which a search for projects leaves out. */
export const isOwnFile = (file: string): boolean =>
  posix.basename(file) === CONFIGURATION_FILE || file.endsWith(WAIVER_ENDING);
