import { CURRENT_USER, SELECT_VIEW, UserStatus } from "@epb/contract";
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

  test.each([
    { projectTypes: [1], view: "ePB", other: "ePX" },
    { projectTypes: [2], view: "ePX", other: "ePB" },
  ] as const)(
    "are those of $view for an account that is for $view only, without a choice, also where it chose $other before",
    async ({ projectTypes, view, other }) => {
      for (const before of [NOT_YET, { viewSelection: other }]) {
        const { token } = await signIn(server, { ...before, projectTypes });
        expect(await seen(token)).toMatchObject({
          viewSelection: view,
          isEpxUser: view === "ePX",
          statusId: UserStatus.Ok,
          projectTypes,
        });
        expect(await select(token, other)).toMatchObject({
          status: 400,
          body: {
            code: "user/view-not-available",
            message: `Your account is for ${view} only. Choose the ${view} menu, or write to support for ${other}.`,
          },
        });
        expect((await select(token, view)).status).toBe(204);
      }
    },
  );

  test("can be either for an account with both editions, which must choose first", async () => {
    const { token } = await signIn(server, { ...NOT_YET, projectTypes: [1, 2] });
    expect((await seen(token)).statusId).toBe(UserStatus.NeedsViewSelection);
    expect((await select(token, "ePX")).status).toBe(204);
    expect((await seen(token)).statusId).toBe(UserStatus.Ok);
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
