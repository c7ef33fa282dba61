import type { ProjectData } from "../model/project-data.js";
import type { InputPath } from "../path-text/input-path.js";
import { putValue } from "./put-value.js";

/** The data without the inputs at the paths. An item that is a key and a value goes with its value. */
export const withoutInputs = (data: ProjectData, paths: readonly InputPath[]): ProjectData =>
  paths.reduce((before, path) => putValue(before, path.replace(/\]\.value$/, "]"), undefined), data);
