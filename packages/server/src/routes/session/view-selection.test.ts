import { CURRENT_USER, SELECT_VIEW } from "@epb/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { TestServer } from "../../../testing/test-server.js";
import type { User } from "../../features/accounts/users.js";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

const NOT_YET: Partial<User> = { viewSelection: undefined as never };
const seen = async (token: string) => (await server.call(CURRENT_USER, { token })).body;
const select = (token: string, viewSelection: unknown) => server.call(SELECT_VIEW, { token, body: { viewSelection } });

describe("the menus that somebody sees", () => {
  test("are those of ePB by default, and those that were chosen afterwards", async () => {
    const { token } = await signIn(server, NOT_YET);
    expect(await seen(token)).toMatchObject({ viewSelection: "ePB", isEpxUser: false });
    for (const view of ["ePX", "ePB"]) {
      expect((await select(token, view)).status).toBe(204);
      expect((await seen(token)).viewSelection).toBe(view);
    }
  });

  test("are those of ePX for an account that is for ePX only, also where it chose ePB before", async () => {
    for (const before of [NOT_YET, { viewSelection: "ePB" as const }]) {
      const { token } = await signIn(server, { ...before, projectTypes: [2] });
      expect(await seen(token)).toMatchObject({ viewSelection: "ePX", isEpxUser: true, projectTypes: [2] });
      expect(await select(token, "ePB")).toMatchObject({ status: 400, body: { code: "user/view-not-available" } });
      expect((await select(token, "ePX")).status).toBe(204);
    }
  });

  test.each([[[1]], [[1, 2]]])("can be either for an account for the editions %j", async (projectTypes) => {
    const { token } = await signIn(server, { projectTypes: projectTypes as User["projectTypes"] });
    expect((await seen(token)).isEpxUser).toBe(false);
    expect((await select(token, "ePX")).status).toBe(204);
  });

  test("are one of two", async () => {
    const { token } = await signIn(server);
    for (const [view, message] of [
      ["epb", "Value epb not in enumeration"],
      [1, "Value 1 not in enumeration"],
      [null, "Value null not in enumeration"],
      ["x".repeat(500), expect.stringMatching(/^Value .{100} not in enumeration$/)],
    ]) {
      expect(await select(token, view)).toMatchObject({ status: 400, body: { message } });
    }
  });
});
