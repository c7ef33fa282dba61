import { CURRENT_USER, LOGIN, LOGOUT, REFRESH } from "@epb/contract";
import { presentCurrentUser } from "../../accounts/present-current-user.js";
import { logIn, logOut, refreshToken } from "../../accounts/session-commands.js";
import { type Route, requireCaller, route } from "../../routing/route.js";

export const SESSION_ROUTES: readonly Route[] = [
  route(LOGIN, async ({ body }, services) => {
    const { token, caller } = await logIn(body, services);
    return { ...token, currentUser: await presentCurrentUser(caller, services) };
  }),
  route(LOGOUT, async (request, services) => logOut(requireCaller(request), services)),
  route(CURRENT_USER, async (request, services) => presentCurrentUser(requireCaller(request), services)),
  route(REFRESH, async ({ body }, services) => refreshToken(body.token, services)),
];
