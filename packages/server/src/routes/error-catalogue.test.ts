import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Call,
  CREATE_PROJECT,
  CURRENT_USER,
  GLOSSARY,
  GRANT_PROJECT_ACCESS,
  LOGIN,
  REFRESH,
  REQUEST_ACCOUNT,
  SAVE_PROJECT,
  SELECT_VIEW,
  SET_USER_STATUS,
  UPDATE_PASSWORD,
  UPLOAD_PROJECT,
  UserGroup,
  UserStatus,
} from "@epb/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountRequest, logIn, PASSWORD, signIn } from "../../testing/factories.js";
import { createProject, fixtureProject, newProjectForm } from "../../testing/project-factories.js";
import { serveApp } from "../../testing/serve-app.js";
import { storeProject } from "../../testing/store-project.js";
import { TestServer } from "../../testing/test-server.js";
import { jsonRoute } from "../http/route.js";
import { createApp } from "../start/app.js";

const lines: string[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
const REFERENCE = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

let server: TestServer;
let customer: Awaited<ReturnType<typeof signIn>>;
let token = "";
beforeAll(async () => {
  server = await TestServer.start({ log, config: { supportEmail: "help@lab.example.org" } });
  customer = await signIn(server);
  ({ token } = customer);
});
afterAll(() => server.stop());
beforeEach(() => {
  lines.length = 0;
});

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly reference?: string;
  readonly issues?: readonly { readonly at: string; readonly code?: string; readonly message: string }[];
}

/** Sends a request that is refused. */
async function refused(call: Call, input: object = {}, site = server): Promise<Refusal & { readonly status: number }> {
  const { status, body } = await site.call(call, { token, ...input });
  if (status < 400) throw new Error(`${call.name} was not refused`);
  return { status, ...(body as Refusal) };
}

const told = async (...what: Parameters<typeof refused>): Promise<readonly [number, string]> => {
  const { status, message } = await refused(...what);
  return [status, message];
};

/** The texts of the specification, repeated here so that an accidental change in the sources fails. */
describe("the platform's errors", () => {
  test("a login that does not match", async () => {
    const words =
      "The email and password combination you entered does not match our records. Please try again or reset your password using the Forgot Password link.";
    for (const email of [customer.user.email, "nobody@example.org"]) {
      expect(await told(LOGIN, { body: { email, password: "wrong horse battery" } })).toEqual([401, words]);
    }
  });

  test("a call without a session, with a reference that is in the log", async () => {
    const { status, message, reference = "" } = await refused(CURRENT_USER, { token: "no token" });
    expect(reference).toMatch(REFERENCE);
    expect([status, message]).toEqual([
      401,
      `An authorization error occurred processing your request, please contact help@lab.example.org ${reference}`,
    ]);
    expect(lines.filter((line) => line.includes(reference)).join("\n")).toContain("session/none");
  });

  test("references are random", async () => {
    const references = [await refused(CURRENT_USER, { token: "" }), await refused(CURRENT_USER, { token: "" })];
    expect(new Set(references.map(({ reference }) => reference)).size).toBe(2);
  });

  test("a session that cannot be refreshed", async () => {
    const session = await logIn(server, customer.user);
    server.pass(13 * 3_600_000);
    const words = "Your session has timed out. Please log in again.";
    expect(await told(REFRESH, { body: { token: session } })).toEqual([401, words]);
    token = await logIn(server, customer.user);
  });

  test("an unexpected error, with a reference that is in the log, and no internal details", async () => {
    const fails = jsonRoute(GLOSSARY, () => Promise.reject(new Error("relation epb.terms is broken")));
    const app = await serveApp(createApp(server.services, { routes: [fails] }));
    const response = await fetch(`${app.url}${GLOSSARY.path}`);
    const { reference, ...body } = (await response.json()) as Refusal;
    await app.stop();
    expect([response.status, body]).toEqual([
      500,
      { code: "internal", message: "An error occurred processing your request, please contact help@lab.example.org" },
    ]);
    expect(reference).toMatch(REFERENCE);
    const [line] = lines.filter((each) => each.includes("unexpected error"));
    expect(line).toContain(reference);
    expect(line).toContain("relation epb.terms is broken");
  });

  test("two passwords that differ", async () => {
    const body = { password: "brass lantern fjord", confirmation: "brass lantern fjords" };
    expect(await told(UPDATE_PASSWORD, { body })).toEqual([400, "Passwords are invalid."]);
  });

  test.each([
    ["brass lantern", "Password must be at least 14 characters"],
    ["brass lantern fjord brass lantern", "Password must be 30 characters or less"],
  ])("the password %j", async (password, words) => {
    expect(await told(UPDATE_PASSWORD, { body: { password, confirmation: password } })).toEqual([400, words]);
  });

  test.each([
    ["email", `${"x".repeat(100)}@example.org`, "Email must be 100 characters or less"],
    ["email", "ada", "Invalid email address"],
    ["password", "x".repeat(200), /^Password must be \d+ characters or less$/],
  ])("a login with the %s %s", async (field, value, words) => {
    const [status, message] = await told(LOGIN, { body: { email: "a@b.example", password: PASSWORD, [field]: value } });
    expect(status).toBe(400);
    expect(message).toMatch(words);
  });

  test("an address that has an account", async () => {
    const body = accountRequest({ officeEmailAddress: customer.user.email });
    expect(await told(REQUEST_ACCOUNT, { body })).toEqual([409, "Email already exists."]);
  });

  test("a user status that cannot be set", async () => {
    const site = await TestServer.start({ config: { isTestSite: true } });
    const own = await signIn(site);
    for (const status of [UserStatus.Ok, UserStatus.Deactive, 99, "Ok"]) {
      const answer = await told(SET_USER_STATUS, { token: own.token, body: { status } }, site);
      expect(answer).toEqual([400, "Invalid user status"]);
    }
    await site.stop();
  });

  test("a second role for one user", async () => {
    const { id } = await createProject(server, token);
    const { user } = await signIn(server, { group: UserGroup.Esco });
    const input = { params: { id }, body: { email: user.email, roleId: 2 } };
    await server.call(GRANT_PROJECT_ACCESS, { token, ...input });
    expect(await told(GRANT_PROJECT_ACCESS, input)).toEqual([409, "Role already exists for the given user"]);
  });

  test("a value outside an enumeration", async () => {
    const body = { viewSelection: "ePQ" };
    expect(await told(SELECT_VIEW, { body })).toEqual([400, "Value ePQ not in enumeration"]);
  });

  test("an existing project name, with any case and surrounding spaces", async () => {
    await createProject(server, token, { name: "River Campus" });
    const body = newProjectForm({ _name: " river CAMPUS " });
    expect(await told(CREATE_PROJECT, { body })).toEqual([409, "Project name already exists"]);
  });
});

/** A project of `fixtures/issues`, under another name. */
function projectWithIssue(code: string): object {
  const file = new URL(`../../../../fixtures/issues/${code}.json`, import.meta.url);
  const { project } = JSON.parse(readFileSync(file, "utf8")) as { readonly project: Record<string, object> };
  const { record, data, calculatedValues } = project;
  const parts = { record: { ...record, name: `Project of ${code}` }, data };
  return calculatedValues === undefined ? parts : { ...parts, calculatedValues };
}

describe("the project's errors", () => {
  test.each(["savings-category-unknown", "savings-unit-unknown"])("an upload with a %s", async (name) => {
    const path = fileURLToPath(new URL(`../../../../fixtures/seeded/${name}.xlsx`, import.meta.url));
    const input = { query: { fileName: "a.xlsx" }, body: new Uint8Array(readFileSync(path)) };
    const { status, message, issues } = await refused(UPLOAD_PROJECT, input);
    expect([status, message]).toEqual([
      400,
      "The uploaded file does not appear to be a valid template, please contact help@lab.example.org",
    ]);
    expect(issues?.length).toBeGreaterThan(0);
  });

  test("errors of the calculation with supplied figures, with a list", async () => {
    const { record, data } = fixtureProject("school-district");
    const { financing: _, ...rest } = data;
    const body = {
      record: { ...record, name: "No financing" },
      data: rest,
      calculatedValues: { calculationTypeId: 1 },
    };
    const { status, message, issues = [] } = await refused(CREATE_PROJECT, { body });
    expect(status).toBe(400);
    expect(issues.length).toBeGreaterThan(1);
    const texts = issues.map((issue) => issue.message || issue.code).join("; ");
    expect(message).toBe(`Errors encountered during the calculation: ${texts}`);
    expect(texts).toContain("Missing award date.");
  });

  test.each([
    ["EPB-CAP-001", "Missing award date."],
    ["EPB-AMO-001", "Missing loan amount."],
    ["EPB-AMO-002", "Missing Project Interest Rate"],
    ["EPB-AMO-003", "Missing loan start date"],
    ["EPB-AMO-004", "Performance period is missing"],
    ["EPB-PER-001", "Expected a valid performance period"],
    ["EPB-SAV-001", "Unable to find savingsCategory total with fieldId 3"],
    ["EPB-SAV-002", "No initial year savings"],
    ["EPB-SAV-004", "Missing other.guarPctEstSav"],
    ["EPB-SAV-005", ""],
    ["EPB-INP-003", "Value 3 not in enumeration"],
    ["EPB-INP-010", "Invalid listKey"],
    ["EPB-INP-016", "Duplicate item found"],
  ])("%s, as an issue of the reply: %j", async (code, message) => {
    const { body } = await server.call(CREATE_PROJECT, { token, body: projectWithIssue(code) });
    expect(body.issues).toContainEqual(expect.objectContaining({ message }));
  });

  test("supplied savings without a year of the term", async () => {
    const { record, data, calculatedValues } = fixtureProject("direct-funded-override");
    const { itemizedSavings, ...others } = calculatedValues as { itemizedSavings: { years: { year: number }[] } };
    const years = itemizedSavings.years.filter(({ year }) => year !== 2);
    const { body } = await server.call(CREATE_PROJECT, {
      token,
      body: { record, data, calculatedValues: { ...others, itemizedSavings: { ...itemizedSavings, years } } },
    });
    const texts = body.issues.map(({ message }) => message);
    expect(texts).toContainEqual(
      expect.stringMatching(/^Unable to find savingsCategoryTotal with fieldId \d+ and year 2$/),
    );
  });

  test("data that are not an object", async () => {
    const body = projectWithIssue("EPB-INP-016");
    expect(await told(CREATE_PROJECT, { body })).toEqual([400, "Invalid project data instance"]);
  });

  test("Override without values", async () => {
    const { record, data } = fixtureProject("direct-funded-override");
    const words = "Project set to Override but no calculated values provided";
    expect(await told(CREATE_PROJECT, { body: { record, data } })).toEqual([400, words]);
  });

  test("another version", async () => {
    const { id } = await createProject(server, token);
    const body = { id, record: { changed: { version: "1.99" } } };
    expect(await told(SAVE_PROJECT, { body })).toEqual([400, "Invalid project version"]);
  });

  test("changed data without the dependent calculated values", async () => {
    const id = await storeProject(server, customer.user.id);
    const body = { id, data: { changed: { other: { guarPctEstSav: "0.9" } } } };
    const words = "Unable to update projectData when dependent calculatedValues are missing.";
    expect(await told(SAVE_PROJECT, { body })).toEqual([400, words]);
  });

  test("a missing item to remove", async () => {
    const { id } = await createProject(server, token);
    const body = { id, notes: { deletedItems: { notes: [3] } } };
    expect(await told(SAVE_PROJECT, { body })).toEqual([400, "key not found in list"]);
  });
});
