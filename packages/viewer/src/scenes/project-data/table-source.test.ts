import { type Project, parseProject } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { describe, expect, test } from "vitest";
import schoolDistrict from "../../../../../fixtures/projects/school-district.json" with { type: "json" };
import { sectionsOf } from "./data-sections.js";
import { placedIssues } from "./placed-issues.js";
import { type TableSource, tableSource } from "./table-source.js";

function parsed(json: object): Project {
  const result = parseProject(json);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
}

/** The school district with a cost of its first measure that cannot be read. */
function withUnreadableCost(): Project {
  const [first, ...others] = schoolDistrict.data.ecms;
  const { baseConstructionCost: _, ...implementation } = first?.implementation ?? {};
  const ecms = [{ ...first, implementation }, ...others];
  const unknownInputs = ["ecms[uuid=measure-1].implementation.baseConstructionCost"];
  return parsed({ ...schoolDistrict, data: { ...schoolDistrict.data, ecms }, unknownInputs });
}

/** The tables of the data entry, with the figures that do not depend on an unreadable input. */
function tablesOf(project: Project): ReadonlyMap<string, TableSource> {
  const { calculatedValues: figures } = calculateKnownFigures(project);
  const view = {
    project,
    stored: project,
    figures,
    refusals: new Map(),
    issues: placedIssues([], new Set()),
    isReadOnly: false,
    withheld: new Set(figures.withheld?.figures),
  };
  const parts = sectionsOf(project).flatMap((section) => section.parts.map((part) => ({ section, part })));
  return new Map(
    parts.flatMap(({ section, part }) =>
      part.kind === "table" ? [[`${section.id} ${part.table.id}`, tableSource(part, view)]] : [],
    ),
  );
}

const rowsOf = ({ rowCount, totalRows }: TableSource): readonly number[] => [...Array(rowCount + totalRows).keys()];

/** Texts of a column, by the row. */
function columnOf(source: TableSource | undefined, key: string): readonly string[] {
  const index = source?.columns.findIndex((column) => column.key === key) ?? -1;
  return source === undefined ? [] : rowsOf(source).map((row) => source.cell(row, index).shown);
}

/** Texts of the calculated cells. */
const calculatedIn = (source: TableSource): readonly string[] =>
  rowsOf(source).flatMap((row) =>
    source.columns.flatMap((_, column) => {
      const { calculated, shown } = source.cell(row, column);
      return calculated ? [shown] : [];
    }),
  );

describe("calculated cells of a project with an input that cannot be read", () => {
  const tables = tablesOf(withUnreadableCost());
  const readable = tablesOf(parsed(schoolDistrict));

  test("have a dash in the row of the input and in the totals, and figures in other rows", () => {
    const prices = ["$667,120", "$559,860", "$354,640", "$154,380"];
    expect(columnOf(tables.get("measures measures"), "implementationPrice")).toEqual(["–", ...prices, "–"]);
  });

  test("are never blank where the readable project has a figure", () => {
    const unmarked = [...readable].flatMap(([name, source]) => {
      const withheld = calculatedIn(tables.get(name) ?? source);
      return calculatedIn(source).flatMap((text, index) =>
        withheld[index] === text || withheld[index] === "–" ? [] : [`${name}: ${text} → ${withheld[index]}`],
      );
    });
    expect(unmarked).toEqual([]);
  });

  test("tell that their table needs a note", () => {
    for (const [name, source] of tables) {
      expect(source.hasWithheld, name).toBe(calculatedIn(source).includes("–"));
    }
    expect([...readable.values()].some(({ hasWithheld }) => hasWithheld)).toBe(false);
  });
});
