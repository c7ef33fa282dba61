import { readFileSync } from "node:fs";
import type { NewProjectParts } from "@epb/contract";

/** Projects of the demonstration. Those of fixtures/projects of the same names. */
export const DEMO_PROJECTS = ["school-district", "federal-espc", "san-leandro-2021", "epx-campus"] as const;
export type DemoProject = (typeof DEMO_PROJECTS)[number];

export function readDemoProject(name: DemoProject): NewProjectParts & { readonly record: { readonly name: string } } {
  const text = readFileSync(new URL(`./projects/${name}.json`, import.meta.url), "utf8");
  return JSON.parse(text) as ReturnType<typeof readDemoProject>;
}
