import * as z from "zod/mini";
import { CalculationType } from "../../enumerations/calculation-type.js";
import { MeasurementStatus } from "../../enumerations/measurement-status.js";
import { ProjectStatus } from "../../enumerations/project-status.js";
import { ProjectType } from "../../enumerations/project-type.js";
import { ProjectVersion } from "../../enumerations/project-version.js";
import type { ListKey } from "../../lists/list-key.js";
import {
  type ChangedParts,
  type ListsOfPart,
  OPTIONAL_MEMBERS,
  PART_LISTS,
  type PartChanges,
  type PartTypes,
  type RemovablePart,
} from "../../model/changed-parts.js";
import { isKeyOf, itemKey, type KeyedListName } from "../../model/list-keys.js";
import { PROJECT_SECTIONS } from "../../model/project-sections.js";
import type { ProblemName } from "../problem-catalogue.js";
import { calculatedValuesSchema } from "./calculated-values.js";
import { accreditationSchema, fileSchema, measurementYearSchema, noteSchema } from "./project.js";
import { projectDataSchema } from "./project-data.js";
import {
  booleanSchema,
  decimalSchema,
  instantSchema,
  keyedListSchema,
  keyTextSchema,
  listSchema,
  memberSchema,
  textSchema,
  wholeNumberSchema,
} from "./values.js";

const says = (name: ProblemName): ProblemName => name;

/** Schema of `changed` of a part: any of its members. */
type SomeMembers<Part> = NonNullable<PartChanges<Part>["changed"]>;

const recordSchema: z.ZodMiniType<SomeMembers<PartTypes["record"]>> = z.strictObject({
  id: z.exactOptional(keyTextSchema),
  displayId: z.exactOptional(wholeNumberSchema(1, Number.MAX_SAFE_INTEGER)),
  name: z.exactOptional(textSchema),
  status: z.exactOptional(memberSchema(ProjectStatus)),
  calculationType: z.exactOptional(memberSchema(CalculationType)),
  version: z.exactOptional(memberSchema(ProjectVersion, "value/version-unsupported")),
  createdDate: z.exactOptional(instantSchema),
  modifiedDate: z.exactOptional(instantSchema),
  projectType: z.exactOptional(memberSchema(ProjectType)),
  isCts: z.exactOptional(booleanSchema),
});

const measurementSchema: z.ZodMiniType<SomeMembers<PartTypes["mv"]>> = z.strictObject({
  status: z.exactOptional(memberSchema(MeasurementStatus)),
  years: z.exactOptional(keyed(measurementYearSchema, "measurementYears")),
  projectImplementation: z.exactOptional(z.strictObject({ verifiedCostSavings: z.exactOptional(decimalSchema) })),
});

const notesSchema: z.ZodMiniType<SomeMembers<PartTypes["notes"]>> = z.strictObject({
  notes: z.exactOptional(keyed(noteSchema, "notes")),
});

const childrenSchema: z.ZodMiniType<SomeMembers<PartTypes["children"]>> = z.strictObject({
  files: z.exactOptional(keyed(fileSchema, "files")),
  accreditation: z.exactOptional(accreditationSchema),
  hasBeenApproved: z.exactOptional(booleanSchema),
});

/** @spec C §7 "changed parts, with the project record" */
export const changedPartsSchema: z.ZodMiniType<ChangedParts> = z.strictObject({
  record: changesOf(recordSchema, PART_LISTS.record, OPTIONAL_MEMBERS.record),
  data: changesOf(projectDataSchema, PART_LISTS.data, PROJECT_SECTIONS),
  calculatedValues: changesOf(calculatedValuesSchema, PART_LISTS.calculatedValues, OPTIONAL_MEMBERS.calculatedValues),
  mv: changesOf(measurementSchema, PART_LISTS.mv, OPTIONAL_MEMBERS.mv),
  notes: changesOf(notesSchema, PART_LISTS.notes, OPTIONAL_MEMBERS.notes),
  children: changesOf(childrenSchema, PART_LISTS.children, OPTIONAL_MEMBERS.children),
  removed: z.exactOptional(listSchema(memberSchema<RemovablePart>({ calculatedValues: "calculatedValues", mv: "mv" }))),
  unknownInputs: z.exactOptional(listSchema(textSchema)),
});

/** Changes of a part, which may be absent. */
function changesOf<Part extends object>(
  membersSchema: z.ZodMiniType<SomeMembers<Part>>,
  lists: ListsOfPart<Part>,
  optionalMembers: object,
): z.ZodMiniExactOptional<z.ZodMiniType<PartChanges<Part>>> {
  const listEntries: readonly [string, KeyedListName][] = Object.entries(lists);
  const keysSchema = z.strictObject(
    Object.fromEntries(listEntries.map(([name, list]) => [name, z.exactOptional(listSchema(listKeySchema(list)))])),
  );
  const names = Object.keys(optionalMembers);
  const schema = z.strictObject({
    changed: z.exactOptional(membersSchema),
    deletedItems: z.exactOptional(keysSchema),
    order: z.exactOptional(keysSchema),
    removed: z.exactOptional(listSchema(memberSchema(Object.fromEntries(names.map((name) => [name, name]))))),
  });
  // The names are those of the part: its lists, and the members it can do without.
  return z.exactOptional(schema as object as z.ZodMiniType<PartChanges<Part>>);
}

function listKeySchema(list: KeyedListName): z.ZodMiniType<ListKey> {
  return z.custom<ListKey>((key) => isKeyOf(list, key), { error: says("value/blank-key") });
}

function keyed<Item extends object>(
  itemSchema: z.ZodMiniType<Item>,
  list: KeyedListName,
): z.ZodMiniType<readonly Item[]> {
  return keyedListSchema(itemSchema, (item) => itemKey(list, item));
}
