import { readFileSync } from "node:fs";
import { type Project, parseProject } from "@epb/engine";
import { contract, type Shown, type Terms } from "./contract.js";

/** One layout, the project of its workbook, and what is notable about it. */
export interface ForeignForm {
  /** Name of the workbook and of its profile in fixtures/foreign. */
  readonly name: string;
  readonly write: (project: Project) => Promise<Uint8Array>;
  /** A project of fixtures/projects, or measures of one with the inputs that the form shows. */
  readonly project: string | { readonly shown: Shown; readonly terms: Terms };
  /** The program that saved the workbook of the fixtures. */
  readonly maker: "exceljs" | "LibreOffice" | "raw XML";
  readonly features: string;
}

/** The project from which the workbook of a form was made. */
export function projectOfForm({ project }: ForeignForm): Project {
  if (typeof project !== "string") return contract(project.shown, project.terms);
  const file = new URL(`../../../fixtures/projects/${project}.json`, import.meta.url);
  const parsed = parseProject(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.ok) throw new Error(`${project} is not a project.`);
  return parsed.value;
}
