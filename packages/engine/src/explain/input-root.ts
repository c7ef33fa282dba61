import type { Project } from "../model/project.js";

/** Starting points of input paths: the sections of the project's data, and its record. */
export const inputRoot = ({ record, data }: Project): object => ({ ...data, record });
