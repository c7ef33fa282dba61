import { ACCOUNT_REQUEST_MESSAGES, NEW_PROJECT_MESSAGES } from "@epb/contract";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoEmail } from "../../server/src/features/demonstration/demo-people.js";
import { browserForTests, siteForTests } from "./support/for-tests.js";
import { Visitor } from "./support/visitor.js";

// Each message of the two catalogs by its id: the compiler reports a message without a test.

const TAKEN_NAME = "Old Town Hall";
const OFFICE_EMAIL = "grace@district.example.org";

const site = siteForTests();
const browser = browserForTests();

/** Actions that cause a message, and the field that shows it. */
interface Raised {
  readonly at: (page: Page) => Locator;
  readonly by: (page: Page) => Promise<unknown>;
}

/** Reason why no page can cause the message. */
interface Unraised {
  readonly because: string;
}

type Cases<Catalogue> = { readonly [Id in keyof Catalogue]: Raised | Unraised };

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const choose = (page: Page, label: string, option: string): Promise<unknown> =>
  field(page, label).selectOption(option === "" ? "" : { label: option });

/** A text that is entered, after some other one. */
const entered = (label: string, text: string): Raised => ({
  at: (page) => field(page, label),
  by: async (page) => {
    await field(page, label).fill("x");
    await field(page, label).fill(text);
  },
});

/** Clears a choice. @param first - Earlier choices, if the field depends on them. */
const unchosen = (label: string, ...first: readonly (readonly [label: string, option: string])[]): Raised => ({
  at: (page) => field(page, label),
  by: async (page) => {
    for (const [before, option] of first) await choose(page, before, option);
    await field(page, label).selectOption({ index: 1 });
    await choose(page, label, "");
  },
});

/** A box, by its text: boxes of the design system are out of sight. */
async function tick(page: Page, label: string, isTicked: boolean): Promise<void> {
  if ((await field(page, label).isChecked()) !== isTicked) await page.getByText(label, { exact: true }).click();
}

/** Enters a ZIP code, in a country that requires one. */
const zip = (text: string): Raised => {
  const { at, by } = entered("Zip *", text);
  const inTheStates = (page: Page): Promise<unknown> => choose(page, "Country *", "United States");
  return { at, by: (page) => inTheStates(page).then(() => by(page)) };
};

/** The messages that screen readers tell with a field or a group of fields. */
const messagesAt = (at: Locator): Promise<string> =>
  at.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );

const textOf = (message: string | ((digits: number) => string)): string =>
  typeof message === "string" ? message : message(5);

const OFFICE = "Office Email Address *";
const SECONDARY = "Secondary Email Address *";

const ACCOUNT_REQUEST: Cases<typeof ACCOUNT_REQUEST_MESSAGES> = {
  firstName: entered("First Name *", " "),
  lastName: entered("Last Name *", ""),
  title: entered("Title *", " "),
  organization: entered("Organization *", ""),
  address: entered("Address *", ""),
  city: entered("City *", ""),
  country: {
    at: (page) => field(page, "Country *"),
    by: (page) => choose(page, "Country *", ""),
  },
  email: entered(OFFICE, ""),
  emailTooLong: entered(OFFICE, `${"x".repeat(90)}@example.org`),
  invalidEmail: entered(OFFICE, "grace@"),
  emailExists: entered(OFFICE, demoEmail("customer").toUpperCase()),
  personalEmail: entered(OFFICE, "grace@gmail.com"),
  sameEmail: {
    at: (page) => field(page, SECONDARY),
    by: async (page) => {
      await tick(page, "Training site", true);
      await field(page, OFFICE).fill(OFFICE_EMAIL);
      await field(page, SECONDARY).fill(OFFICE_EMAIL.toUpperCase());
    },
  },
  secondaryEmailUnasked: { because: "its field is there with the test site only" },
  phone: entered("Phone *", ""),
  invalidPhone: entered("Phone *", "call me"),
  shortPhone: entered("Phone *", "555-01"),
  zip: zip(""),
  zipNumbers: zip("8040A"),
  zipDigits: zip("804"),
  zipTooLong: zip("804011"),
  site: {
    at: (page) => page.locator(".site-choice"),
    by: async (page) => {
      await tick(page, "Main site", false);
      await tick(page, "Training site", false);
    },
  },
  option: unchosen("I am a *"),
  userTypeOther: {
    at: (page) => field(page, "Please specify *"),
    by: async (page) => {
      await field(page, "I am a *").selectOption("3");
      await entered("Please specify *", " ").by(page);
    },
  },
  hearAboutOther: {
    at: (page) => field(page, "Please specify *").last(),
    by: async (page) => {
      await field(page, "I heard about epb from *").selectOption("6");
      await field(page, "Please specify *").last().fill("x");
      await field(page, "Please specify *").last().fill("");
    },
  },
  marketSegments: {
    at: (page) => page.locator(".usa-alert--warning"),
    by: async (page) => {
      await tick(page, "K-12 Schools", true);
      await tick(page, "K-12 Schools", false);
    },
  },
};

const SEGMENT = "Market segment *";
const FEDERAL = [SEGMENT, "Federal Government"] as const;
const BUILDER = "ESCO/project builder email *";

const NEW_PROJECT: Cases<typeof NEW_PROJECT_MESSAGES> = {
  nameRequired: entered("Project name *", " "),
  nameTaken: entered("Project name *", `  ${TAKEN_NAME.toUpperCase()} `),
  nameTooLong: entered("Project name *", "n".repeat(101)),
  marketSegmentRequired: unchosen(SEGMENT),
  projectTypeRequired: unchosen("Project type *"),
  federalContractTypeRequired: unchosen("Federal contract type *", FEDERAL),
  submarketRequired: unchosen("Submarket *", [SEGMENT, "State/Local Government"]),
  uescContractTypeRequired: unchosen("UESC contract type *", FEDERAL, ["Federal contract type *", "UESC"]),
  campaignRequired: {
    at: (page) => page.getByRole("group", { name: /ESPC campaign participant/ }),
    by: async (page) => {
      await field(page, "Project name *").fill("New Town Hall");
      await choose(page, "Project type *", "ePB");
      await choose(page, SEGMENT, "Healthcare");
      await field(page, "Zip *").fill("80401");
      await field(page, BUILDER).fill("builder@esco.example.org");
    },
  },
  zipRequired: entered("Zip *", ""),
  invalidZip: entered("Zip *", "12345-678"),
  emailRequired: entered(BUILDER, ""),
  emailTooLong: entered(BUILDER, `${"n".repeat(100)}@example.org`),
  invalidEmail: entered(BUILDER, "nobody"),
  builderIsEmail: { because: "the form sends the address as both" },
  customerIsBuilder: { because: "the form asks an ESCO for the customer; both-sides.test.ts has the message" },
  invalidVersion: { because: "the form sends the version of the type, and an upload names the editions" },
};

describe.each([
  ["request for an account", "/account-request", undefined, ACCOUNT_REQUEST_MESSAGES, ACCOUNT_REQUEST],
  ["new project", "/home/new-project", "customer", NEW_PROJECT_MESSAGES, NEW_PROJECT],
] as const)("the form: %s", (_, path, as, messages, cases) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await Visitor.open(browser, site, as === undefined ? {} : { as });
    await visitor.goTo(path);
    if (as === undefined) return;
    await visitor.page.route("**/api/project/name-exists/**", (route) =>
      route.fulfill({ json: { exists: decodeURIComponent(route.request().url()).endsWith(TAKEN_NAME.toUpperCase()) } }),
    );
  });
  afterAll(() => visitor.close());

  const raised = Object.entries(cases).flatMap(([id, each]: [string, Raised | Unraised]) =>
    "by" in each ? [[id, each] as const] : [],
  );

  test.each(raised)("shows %s at its field", async (id, { at, by }) => {
    const message = textOf((messages as Readonly<Record<string, string | ((digits: number) => string)>>)[id] ?? "");
    await by(visitor.page);
    const seen = async (): Promise<string> => {
      const place = at(visitor.page);
      return `${await messagesAt(place)} ${await place.innerText()}`;
    };
    await expect.poll(seen).toContain(message);
  });

  test("is usable with all its messages", async () => {
    expect(await visitor.faultsOfState()).toEqual([]);
  });
});
