import { EXPORT_PROJECT_LIST } from "@epb/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";

let server: TestServer;
let token = "";
beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server));
  await createProject(server, token, { fixture: "school-district", name: "=Pine, Ridge" });
  await createProject(server, token, { fixture: "federal-espc", name: "Fort" });
});
afterAll(() => server.stop());

const csv = async (query: Readonly<Record<string, string>>, as = token): Promise<readonly string[]> => {
  const { text } = await server.call(EXPORT_PROJECT_LIST, { token: as, query: { format: "csv", ...query } });
  return text.trimEnd().split("\r\n");
};

describe("the list of projects as a file", () => {
  test("has the columns of the list and a line for each project, in its order", async () => {
    const [header, ...lines] = await csv({ sort: "name", direction: "desc" });
    expect(header).toMatch(
      /^Number,Project,Edition,Status,Waiting for,Submitted on,Has been approved,My role,Customer,Agency,ESCO,/,
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^2,Fort,ePB.*,In entry,ESCO,,No,Project initiator,Department of the Army,/i);
  });

  test("has dollars with two digits", async () => {
    const [header = "", line = ""] = await csv({ search: "fort" });
    const at = header.split(",").indexOf("Estimated cost savings");
    // Of the end of the line: names can contain commas.
    const cell = line.split(",").at(at - header.split(",").length);
    expect(cell).toMatch(/^\d+\.\d\d$/);
  });

  test("holds what a spreadsheet would take for a formula as text", async () => {
    expect((await csv({ search: "pine" }))[1]).toMatch(/^1,"'=Pine, Ridge",/);
  });

  test("keeps to the filters, and to what one may see", async () => {
    expect(await csv({ marketSegment: "1" })).toHaveLength(2);
    expect(await csv({}, (await signIn(server)).token)).toHaveLength(1);
  });

  test("is a workbook where one is asked for", async () => {
    const { headers, bytes } = await server.call(EXPORT_PROJECT_LIST, { token, query: { format: "xlsx" } });
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="Portfolio \d{4}-\d\d-\d\d\.xlsx"$/);
    expect(new TextDecoder().decode(bytes.subarray(0, 2))).toBe("PK");
  });
});
