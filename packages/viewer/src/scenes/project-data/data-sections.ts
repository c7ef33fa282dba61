import { type Project, ProjectType, TemplateKind } from "@epb/engine";
import { type FormBlock, newestTemplate, type TableBlock } from "@epb/workbook";
import { EPB_SECTIONS } from "./epb-sections.js";
import { EPX_SECTIONS } from "./epx-sections.js";
import type { PartDefinition, SectionDefinition } from "./section-definition.js";

/** A form or a table as it is shown. */
export type DataPart =
  | { readonly kind: "form"; readonly form: FormBlock }
  | {
      readonly kind: "table";
      readonly table: TableBlock;
      /** Rows can be added, moved and removed: all of their columns are here. */
      readonly isWhole: boolean;
    };

export interface DataSection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly DataPart[];
}

/** What is entered of a project of this type. */
export function sectionsOf({ record }: Project): readonly DataSection[] {
  return record.projectType === ProjectType.Epx
    ? sections(TemplateKind.Epx, EPX_SECTIONS)
    : sections(TemplateKind.EpbCalculating, EPB_SECTIONS);
}

const made = new Map<TemplateKind, readonly DataSection[]>();

function sections(kind: TemplateKind, definitions: readonly SectionDefinition[]): readonly DataSection[] {
  const known = made.get(kind);
  if (known !== undefined) return known;
  const { sheets } = newestTemplate(kind);
  const all = definitions.map(({ id, title, parts }) => ({
    id,
    title,
    parts: parts.map((part) => partOf(part, sheets)),
  }));
  made.set(kind, all);
  return all;
}

type Sheets = ReturnType<typeof newestTemplate>["sheets"];

function partOf({ sheet, block: name, columns }: PartDefinition, sheets: Sheets): DataPart {
  for (const block of sheets.find((each) => each.name === sheet)?.blocks ?? []) {
    if (block.kind === "form" && block.heading === name) return { kind: "form", form: block };
    if (block.kind !== "table" || block.id !== name) continue;
    if (columns === undefined) return { kind: "table", table: block, isWhole: true };
    const chosen = block.columns.filter(({ key }) =>
      columns.some((each) => (each.endsWith(".") ? key.startsWith(each) : key === each)),
    );
    return { kind: "table", table: { ...block, columns: chosen }, isWhole: false };
  }
  throw new Error(`the template has no “${name}” on the sheet ${sheet}`);
}
