import * as z from "zod/mini";
import { AccreditationContactType } from "../../enumerations/accreditation-contact-type.js";
import { MeasurementStatus } from "../../enumerations/measurement-status.js";
import { NoteType } from "../../enumerations/note-type.js";
import { ProjectStatus } from "../../enumerations/project-status.js";
import { ProjectVersion } from "../../enumerations/project-version.js";
import { ACCREDITATION, ACCREDITATION_CONTACT, RECORD } from "../../inputs/project-inputs.js";
import type { Accreditation, AccreditationContact } from "../../model/accreditation.js";
import type { Project, ProjectRecord } from "../../model/project.js";
import type { ProjectFile } from "../../model/project-file.js";
import type { MeasurementYear, ProjectMeasurement } from "../../model/project-measurement.js";
import type { ProjectNote } from "../../model/project-note.js";
import { calculatedValuesSchema, knownFiguresSchema } from "./calculated-values.js";
import { projectDataSchema } from "./project-data.js";
import { valueSchemas } from "./section.js";
import {
  booleanSchema,
  dateSchema,
  decimalSchema,
  instantSchema,
  keyedListSchema,
  keyTextSchema,
  listSchema,
  memberSchema,
  nonNegativeSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

const entered = valueSchemas(RECORD);

const projectRecordSchema: z.ZodMiniType<ProjectRecord> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  displayId: z.exactOptional(wholeNumberSchema(1, Number.MAX_SAFE_INTEGER)),
  name: entered.name,
  status: memberSchema(ProjectStatus),
  calculationType: entered.calculationType,
  version: memberSchema(ProjectVersion, "value/version-unsupported"),
  createdDate: z.exactOptional(instantSchema),
  modifiedDate: z.exactOptional(instantSchema),
  projectType: entered.projectType,
  isCts: entered.isCts,
});

export const measurementYearSchema: z.ZodMiniType<MeasurementYear> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  year: wholeNumberSchema(1, 40),
  status: memberSchema(MeasurementStatus),
  measurementVerification: z.exactOptional(nonNegativeSchema),
  verifiedSavings: z.exactOptional(nonNegativeSchema),
  reportDate: z.exactOptional(dateSchema),
  reportFileId: z.exactOptional(keyTextSchema),
});

const measurementSchema: z.ZodMiniType<ProjectMeasurement> = z.strictObject({
  status: memberSchema(MeasurementStatus),
  years: z.exactOptional(keyedListSchema(measurementYearSchema, ({ year }) => year)),
  projectImplementation: z.exactOptional(z.strictObject({ verifiedCostSavings: z.exactOptional(decimalSchema) })),
});

export const fileSchema: z.ZodMiniType<ProjectFile> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  fileName: keyTextSchema,
  userId: z.exactOptional(keyTextSchema),
  size: z.exactOptional(wholeNumberSchema(0, Number.MAX_SAFE_INTEGER)),
  notes: z.exactOptional(textSchema),
  uploadDate: z.exactOptional(instantSchema),
});

export const noteSchema: z.ZodMiniType<ProjectNote> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  noteType: memberSchema(NoteType),
  value: textSchema,
});

const accreditationContactSchema: z.ZodMiniType<AccreditationContact> = z.strictObject({
  contactType: memberSchema(AccreditationContactType),
  ...valueSchemas(ACCREDITATION_CONTACT),
});

export const accreditationSchema: z.ZodMiniType<Accreditation> = z.strictObject({
  ...valueSchemas(ACCREDITATION),
  contacts: z.exactOptional(keyedListSchema(accreditationContactSchema, ({ contactType }) => contactType)),
});

const projectFields = {
  record: projectRecordSchema,
  data: projectDataSchema,
  unknownInputs: z.exactOptional(listSchema(textSchema)),
  calculatedValues: z.exactOptional(calculatedValuesSchema),
  mv: z.exactOptional(measurementSchema),
  files: z.exactOptional(keyedListSchema(fileSchema, ({ fileName }) => fileName)),
  notes: z.exactOptional(keyedListSchema(noteSchema, ({ noteType }) => noteType)),
  hasBeenApproved: z.exactOptional(booleanSchema),
  accreditation: z.exactOptional(accreditationSchema),
};

/** @spec C §3 "Project" */
export const projectSchema: z.ZodMiniType<Project> = z.strictObject(projectFields);

/** A project that carries the figures of its last calculation without those that were withheld. */
export const partlyCalculatedProjectSchema: z.ZodMiniType<Project> = z.strictObject({
  ...projectFields,
  calculatedValues: knownFiguresSchema,
});
