import * as z from "zod/mini";
import { projectSchema } from "./schemas/project.js";

/**
 * JSON Schema (draft 2020-12) of a project file.
 *
 * @example
 * import { projectJsonSchema } from "@epb/engine";
 *
 * Object.keys(projectJsonSchema()).includes("properties"); // true
 */
export function projectJsonSchema(): object {
  return z.toJSONSchema(projectSchema, { io: "input", reused: "ref" });
}
