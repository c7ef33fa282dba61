import type { Project } from "../model/project.js";

/** What input paths start from: the sections of the project's data, and its record. */
export const inputRoot = ({ record, data }: Project): object => ({ ...data, record });
