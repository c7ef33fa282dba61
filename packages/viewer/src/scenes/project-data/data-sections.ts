import { FIGURES, figureDefinition, type Project, ProjectType, TemplateKind } from "@epb/engine";
import {
  type FormBlock,
  figureColumn,
  figureInput,
  type InputField,
  newestTemplate,
  type SheetDefinition,
  type TableBlock,
  type TableColumn,
} from "@epb/workbook";
import { hasSuppliedFigures } from "../../features/project-draft/supplied-figures.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { EPB_SECTIONS } from "./epb-sections.js";
import { EPX_SECTIONS } from "./epx-sections.js";
import type { BlockDefinition, PartDefinition, SectionDefinition, SuppliedDefinition } from "./section-definition.js";
import { SUPPLIED_EPB, SUPPLIED_EPX } from "./supplied-sections.js";
import type { TablePart } from "./table-part.js";

/** In characters, as in the templates. */
const COLUMN_WIDTH = 18;

/** Figures as fields of a form in which they are entered. @param ids - `projectSummary.financialSummary.totalPayments` */
const suppliedFields = (ids: readonly string[]): InputField[] =>
  ids.map((id) => {
    const definition = figureDefinition(id);
    const { label, unit } = definition;
    return {
      kind: "input",
      path: `calculatedValues.${id}`,
      label,
      ...(unit !== undefined && { unit }),
      help: TEXTS.suppliedFigure,
      value: figureInput(definition),
    };
  });

/** Figures as columns of a table in which they are entered, with the total where there is one. @param ids - `costSavings.years[year].payment` */
const suppliedColumns = (ids: readonly string[]): TableColumn[] =>
  ids.map((id) => {
    const total = id.replace("measures[uuid]", "totals");
    const hasTotal = total !== id && FIGURES.some((figure) => figure.id === total);
    const column = figureColumn(id, { width: COLUMN_WIDTH, key: `supplied.${id}` });
    return hasTotal ? { ...column, totalFigure: total } : column;
  });

/** A form or a table on the screen. */
export type DataPart = { readonly kind: "form"; readonly form: FormBlock } | TablePart;

export interface DataSection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly DataPart[];
}

/** Data entry of one project edition. */
interface Edition {
  readonly sheets: readonly SheetDefinition[];
  readonly sections: readonly SectionDefinition[];
  /** Additional sections if figures are supplied. */
  readonly supplied?: SuppliedDefinition;
}

const sheetsOf = (kind: TemplateKind): readonly SheetDefinition[] => newestTemplate(kind).sheets;

/** Sheets of a template, and what only the one for accreditation asks. */
const withAccreditation = (kind: TemplateKind): readonly SheetDefinition[] => [
  ...sheetsOf(kind),
  ...sheetsOf(TemplateKind.EpbAccreditation).filter(({ name }) => name === "Accreditation"),
];

const EDITIONS = {
  epb: () => ({ sheets: withAccreditation(TemplateKind.EpbCalculating), sections: EPB_SECTIONS }),
  suppliedEpb: () => ({
    sheets: withAccreditation(TemplateKind.EpbNonCalculating),
    sections: EPB_SECTIONS,
    supplied: SUPPLIED_EPB,
  }),
  epx: () => ({ sheets: sheetsOf(TemplateKind.Epx), sections: EPX_SECTIONS }),
  suppliedEpx: () => ({ sheets: sheetsOf(TemplateKind.Epx), sections: EPX_SECTIONS, supplied: SUPPLIED_EPX }),
} as const satisfies Readonly<Record<string, () => Edition>>;

/** Sections of the data entry for a project of this type. */
export function sectionsOf(project: Project): readonly DataSection[] {
  const areSupplied = hasSuppliedFigures(project);
  return project.record.projectType === ProjectType.Epx
    ? sections(areSupplied ? "suppliedEpx" : "epx")
    : sections(areSupplied ? "suppliedEpb" : "epb");
}

const made = new Map<keyof typeof EDITIONS, readonly DataSection[]>();

function sections(name: keyof typeof EDITIONS): readonly DataSection[] {
  const known = made.get(name);
  if (known !== undefined) return known;
  const edition: Edition = EDITIONS[name]();
  const { sections: usual, supplied } = edition;
  const all = [...usual, ...(supplied?.sections ?? [])].map(({ id, title, parts }) => ({
    id,
    title,
    parts: [...parts, ...(supplied?.parts[id] ?? [])].map((part) => partOf(part, edition)),
  }));
  made.set(name, all);
  return all;
}

function partOf(part: PartDefinition, edition: Edition): DataPart {
  if ("figures" in part) {
    const { id, heading, figures } = part;
    return { kind: "form", form: { kind: "form", id, heading, fields: suppliedFields(figures) } };
  }
  for (const block of edition.sheets.find(({ name }) => name === part.sheet)?.blocks ?? []) {
    if (block.kind === "form" && block.id === part.block) return formPart(block, edition);
    if (block.kind === "table" && block.id === part.block) return tablePart(block, part, edition);
  }
  throw new Error(`the template has no “${part.block}” on the sheet ${part.sheet}`);
}

function formPart(form: FormBlock, { supplied }: Edition): DataPart {
  if (supplied === undefined) return { kind: "form", form };
  const fields = form.fields.flatMap((field) => (field.kind === "input" ? [field] : suppliedFields([field.figure])));
  const more = suppliedFields(supplied.figures[form.id] ?? []);
  return { kind: "form", form: { ...form, fields: [...fields, ...more] } };
}

function tablePart(table: TableBlock, { columns: wanted }: BlockDefinition, { supplied }: Edition): TablePart {
  // Figures of other tables are repeated in a workbook for its totals; the schedules show them.
  const ownColumns = table.columns.filter(({ content }) => content.kind !== "figure" || content.list === undefined);
  const columns = ownColumns.filter(
    ({ key }) => wanted?.some((each) => (each.endsWith(".") ? key.startsWith(each) : key === each)) ?? true,
  );
  const isWhole = wanted === undefined;
  const more = isWhole ? suppliedColumns(supplied?.figures[table.id] ?? []) : [];
  return {
    kind: "table",
    table: { ...table, columns: [...columns, ...more] },
    isWhole,
    areSupplied: supplied !== undefined,
  };
}
