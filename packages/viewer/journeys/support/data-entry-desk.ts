import { CREATE_PROJECT, GET_PROJECT, GRANT_PROJECT_ACCESS, type NewProjectParts } from "@epb/contract";
import { MarketSegment, ProjectAccessRole } from "@epb/engine";
import type { Locator, Page } from "playwright-core";
import { demoEmail } from "../../../server/src/features/demonstration/demo-people.js";
import { type DemoProject, readDemoProject } from "../../../server/src/start/demo/demo-projects.js";
import { browserForTests, siteForTests } from "./for-tests.js";
import { Visitor, WIDTHS } from "./visitor.js";

type Item = Readonly<Record<string, unknown>>;

/** Data of a project as JSON. */
export interface Data extends Item {
  readonly ecms: readonly Item[];
}

/** A project as JSON. */
export interface SavedProject {
  readonly record: Item;
  readonly data: Data;
  readonly calculatedValues: Item;
  readonly accreditation?: Item;
}

/** A site and a browser for the tests of a file, and projects for people who enter data. */
export class DataEntryDesk {
  readonly site = siteForTests();
  readonly #browser = browserForTests();

  /** A project that the customer has started by the form, for the ESCO. @param type - As the form has it. */
  async startedProject(name: string, type: 1 | 2 = 1): Promise<string> {
    const customer = await this.site.logIn("customer");
    const { id } = await customer.call(CREATE_PROJECT, {
      body: {
        _name: name,
        _marketSegmentId: MarketSegment.K12Schools,
        _zip: "80401",
        _email: demoEmail("esco"),
        _type: type,
        _ESPCCampaignParticipant: 2,
      },
    });
    return id;
  }

  /** A project with data, which the ESCO builds. @param change - Of its data. */
  filledProject(
    name: string,
    change: (data: Data) => Data = (data) => data,
    template: DemoProject = "school-district",
  ): Promise<string> {
    const { record, data } = readDemoProject(template);
    return this.projectOf({ record: { ...record, name }, data: change(data as Data) });
  }

  /** A project of these parts, which the ESCO builds. */
  async projectOf(parts: NewProjectParts): Promise<string> {
    const customer = await this.site.logIn("customer");
    const { id } = await customer.call(CREATE_PROJECT, { body: parts });
    await customer.call(GRANT_PROJECT_ACCESS, {
      params: { id },
      body: { email: demoEmail("esco"), roleId: ProjectAccessRole.ProjectBuilder },
    });
    return id;
  }

  async saved(id: string): Promise<SavedProject> {
    const customer = await this.site.logIn("customer");
    const project: object = await customer.call(GET_PROJECT, { params: { id } });
    return project as SavedProject;
  }

  /** Somebody at the data entry of a project, logged in and on a section. */
  async at(id: string, section: string, width: number = WIDTHS.wide, as = "esco"): Promise<Visitor> {
    const visitor = await Visitor.open(this.#browser, this.site, { as, width });
    await visitor.goTo(`/portfolio/${id}/data/${section}`);
    await visitor.page.locator(".data-entry").waitFor();
    return visitor;
  }
}

/**
 * Faults of each section at every width: findings of axe, and horizontal scrolling of the page.
 * @param only - Ids of sections; all sections if absent.
 */
export async function faultsOfSections(visitor: Visitor, only?: readonly string[]): Promise<readonly string[]> {
  const { page } = visitor;
  const choices = page.locator(".section-choice option");
  const sections = await choices.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  const faults: string[] = sections.length < 10 ? ["there are few sections"] : [];
  for (const section of only ?? sections) {
    // A narrow screen has a list to choose from, a wide one has links.
    await visitor.setWidth(WIDTHS.narrow);
    await page.locator(".section-choice select").selectOption(section);
    await page.waitForURL(new RegExp(`/data/${section}$`));
    faults.push(...(await visitor.faultsOfState()).map((fault) => `${section}: ${fault}`));
  }
  return faults;
}

/** Goes to another section by its link, which may say how many issues there are behind its title. */
export async function goToSection(page: Page, title: string): Promise<void> {
  await page
    .getByLabel("Sections")
    .getByRole("link", { name: new RegExp(`^${title}`) })
    .click();
  await page.getByRole("heading", { name: title, level: 2 }).waitFor();
}

/** The page, or one of several grids. */
type Within = Page | Locator;

/** The grid of this name. */
export const gridNamed = (page: Page, name: string): Locator => page.getByRole("grid", { name, exact: true });

export const cell = (within: Within, row: number, column: number): Locator =>
  within.locator(`[data-row="${row}"][data-column="${column}"]`);

/** Text of a cell, without its marks. */
export const cellText = (within: Within, row: number, column: number): Promise<string> =>
  cell(within, row, column).locator(".grid__text").innerText();

/** Rows in the page, without that of the totals. */
export const entryRows = (within: Within): Locator => within.locator(".grid__body .grid__row");

/** The number of a column; of several with the name the first. */
export async function columnNamed(within: Within, name: string): Promise<number> {
  await within.locator(".grid__name").first().waitFor();
  const names = await within.locator(".grid__name-text").allInnerTexts();
  const column = names.findIndex((each) => each.trim() === name);
  if (column < 0) throw new Error(`there is no column ${name}`);
  return column;
}

/** Types into a cell, and replaces its content. */
export async function enter(within: Within, row: number, column: number, text: string): Promise<void> {
  const target = cell(within, row, column);
  await target.click();
  await target.page().keyboard.type(text);
  await target.page().keyboard.press("Enter");
}

/** Pastes text in the clipboard format of a spreadsheet. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((plain) => {
    const data = new DataTransfer();
    data.setData("text/plain", plain);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("All changes saved").waitFor();
}
