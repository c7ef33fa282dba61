import { calculateProject, parseProject } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryInput } from "../../testing/arbitrary-project.js";
import { comparable, plain } from "../../testing/comparable-project.js";
import { exampleProject, parsed, plainProject, projectNames, workbookOf } from "../../testing/template-workbook.js";
import { readProjectFromWorkbook } from "./read-project-from-workbook.js";

/** Lists in one order, as sums don't depend on it. */
const figures = (project: Parameters<typeof calculateProject>[0]): unknown =>
  plain({
    ...calculateProject(project),
    issues: calculateProject(project)
      .issues.map(({ code, at }) => `${code} ${at}`)
      .sort(),
  });

test.each(projectNames())("%s comes back from its workbook", async (name) => {
  const project = exampleProject(name);
  const reading = readProjectFromWorkbook(await workbookOf(project, true));
  expect(reading.findings).toEqual([]);
  const returned = parsed(plainProject(reading));
  expect(comparable(returned)).toEqual(comparable(project));
  expect(figures(returned)).toEqual(figures(project));
});

test("any project comes back from its workbook, digit for digit", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryInput, async (input) => {
      const project = parsed(input);
      const reading = readProjectFromWorkbook(await workbookOf(project));
      expect(reading.findings.filter(({ severity }) => severity === "error")).toEqual([]);
      const returned = parseProject(plainProject(reading));
      expect(returned.ok ? comparable(returned.value) : returned.problems).toEqual(comparable(project));
    }),
    { numRuns: 12 },
  );
});

test("a thousand measures come back from their workbook", async () => {
  const [first] = exampleProject().data.ecms ?? [];
  if (first === undefined) throw new Error("The example has measures.");
  const ecms = Array.from({ length: 1_000 }, (_, index) => ({
    ...first,
    uuid: `measure-${index}`,
    ecmNumber: String(index + 1),
  }));
  const project = { ...exampleProject(), data: { ...exampleProject().data, ecms } };
  const reading = readProjectFromWorkbook(await workbookOf(project));
  expect(reading.findings).toEqual([]);
  expect(comparable(parsed(plainProject(reading)))).toEqual(comparable(project));
});
