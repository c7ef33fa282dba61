import type { TemplateKind } from "@epb/engine";
import { type FlatWorkbook, newestTemplate, type TemplateManifest } from "@epb/workbook";
import { contentsWithFigures } from "@epb/workbook/diagnostics";
import {
  type ChosenCell,
  chosenCell,
  chosenColumn,
  firstItems,
  hasInput,
  type Mapping,
  type NamedColumn,
  type NamedField,
  namedColumns,
  namedFields,
  nameOfInput,
  type Profile,
  type ProfileConversion,
  placesOfProfile,
  profileOfMapping,
  readForm,
  type SheetPlace,
  type SuggestedWord,
  suggestMapping,
  tableAt,
  wordsOfProfile,
} from "@epb/workbook/mapping";
import { bytesOf, type Calculated, type ChosenFile, calculate, type OnStep } from "../../workbook-check/check-file.js";
import type { CheckedFile } from "../../workbook-check/checked-file.js";
import { openWorkbook } from "../../workbook-check/open-workbook.js";
import { TRACER } from "../../workbook-check/trace-unknown.js";
import { firstMapping } from "../state/first-mapping.js";
import type { ColumnEntry, TableEntry } from "../state/form-mapping.js";
import type { NewTable } from "../state/new-table.js";
import type { TemplateInputs } from "../state/other-templates.js";
import { type FormSheet, formSheet } from "./form-sheet.js";

/** Template whose inputs are mapped until the person chooses another one. */
const FIRST_TEMPLATE = "epb-calculating";

/** Result of a mapping: what the page shows after every change. */
export interface MappingResult extends Calculated {
  readonly headlines: CheckedFile["headlines"];
  /** Words of the form in the mapped cells. */
  readonly words: readonly SuggestedWord[];
  /** Cells that the profile finds by their labels, `Terms!D9` by the path of the input. */
  readonly found: ReadonlyMap<string, string>;
}

/** A form that is open for mapping to a template. Its cells stay here; the page gets plain data. */
export interface OpenForm extends TemplateInputs {
  readonly titleOf: (template: TemplateKind) => string;
  /** The same form for another template. */
  readonly inTemplate: (template: TemplateKind) => OpenForm;
  readonly fields: readonly NamedField[];
  readonly columns: readonly NamedColumn[];
  readonly sheets: readonly FormSheet[];
  readonly chosen: (path: string, place: SheetPlace) => ChosenCell;
  /** How the cells of a column become an input. */
  readonly conversionOf: (table: TableEntry, column: ColumnEntry, to: string) => ProfileConversion;
  /** The table that a person is adding, without inputs; undefined if its header has no label. */
  readonly tableAt: (draft: NewTable) => TableEntry | undefined;
  readonly withFirstRow: (table: TableEntry, firstRow: number) => TableEntry;
  /** The profile of a mapping, to read this and other files of the form. */
  readonly profile: (mapping: Mapping) => Profile;
  /** @param onStep - Called before each step, so that the page is drawn in between. */
  readonly calculate: (mapping: Mapping, onStep: OnStep) => Promise<MappingResult>;
}

/**
 * Reads a workbook and suggests a mapping; undefined if the file disappeared or cannot be read.
 *
 * @param signal - Ends the reading of a file in another format than .xlsx.
 */
export async function openForm(
  file: ChosenFile,
  signal: AbortSignal = new AbortController().signal,
): Promise<OpenForm | undefined> {
  const bytes = await bytesOf(file);
  const opened = bytes && (await openWorkbook({ name: file.name, bytes, signal }));
  const read = opened?.readWhole();
  if (read?.ok !== true) return undefined;
  return formsOf(read.workbook, file.name)(FIRST_TEMPLATE);
}

/** Makes the form for each template once. */
function formsOf(form: FlatWorkbook, file: string): (template: TemplateKind) => OpenForm {
  const sheets = form.sheets.filter(({ isRead }) => isRead).map((sheet) => formSheet(sheet, form));
  const known = new Map<TemplateKind, OpenForm>();
  const inTemplate = (template: TemplateKind): OpenForm => {
    const opened = known.get(template) ?? formIn(newestTemplate(template), { form, file, sheets, inTemplate });
    known.set(template, opened);
    return opened;
  };
  return inTemplate;
}

interface FormParts extends Pick<OpenForm, "sheets" | "inTemplate"> {
  readonly form: FlatWorkbook;
  readonly file: string;
}

function formIn(manifest: TemplateManifest, { form, file, sheets, inTemplate }: FormParts): OpenForm {
  return {
    template: manifest.kind,
    titleOf: (kind) => newestTemplate(kind).title,
    inTemplate,
    suggested: firstMapping(suggestMapping(form, manifest, file.replace(/^.*\//, ""))),
    hasInput: (path) => hasInput(path, manifest),
    fields: namedFields(manifest),
    columns: namedColumns(manifest),
    sheets,
    nameOf: (path) => nameOfInput(path, manifest),
    chosen: (path, place) => chosenCell(path, place, form, manifest),
    conversionOf: (table, { place, group }, to) =>
      chosenColumn({ ...table, to, header: place.address, group }, form, manifest),
    tableAt: (draft) => tableOfDraft(draft, form),
    withFirstRow: (table, firstRow) => {
      const next = { ...table, firstRow };
      const columns = table.columns.map((one) => ({ ...one, content: firstItems(form, next, one.place.address) }));
      return { ...next, columns };
    },
    profile: (mapping) => profileOfMapping(mapping, form),
    calculate: (mapping, onStep) => calculateMapping({ mapping, form, file, onStep }),
  };
}

function tableOfDraft({ isAcross, header, first }: NewTable, form: FlatWorkbook): TableEntry | undefined {
  const table = header && tableAt(form, header, isAcross, first);
  if (table === undefined) return undefined;
  return {
    ...{ ...table, heading: table.heading ?? "", firstYear: undefined, skips: [], endsAt: [] },
    columns: table.columns.map((column) => ({ ...column, to: "", conversion: {}, reason: "", isQuestion: false })),
  };
}

interface MappedForm {
  readonly mapping: Mapping;
  readonly form: FlatWorkbook;
  readonly file: string;
  readonly onStep: OnStep;
}

async function calculateMapping({ mapping, form, file, onStep }: MappedForm): Promise<MappingResult> {
  const manifest = newestTemplate(mapping.template);
  await onStep("reading");
  const profile = profileOfMapping(mapping, form);
  const reading = readForm(form, profile, manifest);
  const sheetNames = form.sheets.map(({ name }) => name);
  await onStep("checking");
  const contents = contentsWithFigures(reading, sheetNames, file, TRACER);
  const calculated = await calculate(contents, file, onStep);
  return {
    headlines: [],
    ...calculated,
    words: wordsOfProfile(profile, form, manifest),
    found: new Map(
      placesOfProfile(form, profile).map(({ to, place }) => [to, `${place.sheet}!${place.address}`] as const),
    ),
  };
}
