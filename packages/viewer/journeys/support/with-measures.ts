import type { Page } from "playwright-core";

/** Gives a page a project with this many measures: repeated copies of its own. */
export async function withMeasures(page: Page, projectId: string, count: number): Promise<void> {
  await page.route(`**/api/project/${projectId}`, async (route) => {
    const response = await route.fetch();
    const project = (await response.json()) as { readonly data: { ecms: readonly Record<string, unknown>[] } };
    const { ecms } = project.data;
    project.data.ecms = Array.from({ length: count }, (_, index) => ({
      ...ecms[index % ecms.length],
      uuid: `measure-${index + 1}`,
      id: `measure-${index + 1}`,
      ecmNumber: String(index + 1),
    }));
    await route.fulfill({ response, json: project });
  });
}
