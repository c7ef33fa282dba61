import {
  AGREE_TO_TERMS,
  CURRENT_USER,
  IS_TEST_SITE,
  LOGIN,
  LOGOUT,
  loginPasswordSchema,
  PASSWORD_POLICIES,
  REFRESH,
  REQUEST_VERIFICATION_CODE,
  SELECT_VIEW,
  SET_USER_STATUS,
  SIGN_IN_AS,
  VERIFY_CODE,
  VERIFY_CODE_IN_BODY,
} from "@epb/contract";
import { notFound } from "../../base/api-error.js";
import { checkInput } from "../../base/check-input.js";
import { logIn, logOut, refreshToken } from "../../features/accounts/session-commands.js";
import { agreeToTerms, selectView, setUserStatus } from "../../features/accounts/status-commands.js";
import { sendVerificationCode, verifyCode } from "../../features/accounts/verification-commands.js";
import { DEMO_ROLES, demoEmail } from "../../features/demonstration/demo-people.js";
import { signInAs } from "../../features/demonstration/sign-in-as.js";
import { presentCurrentUser } from "../../features/projects/present-current-user.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";

/** Sessions, and the way to the status Ok. @spec P §7 */
export const SESSION_ROUTES: readonly Route[] = [
  jsonRoute(LOGIN, async ({ body, address }, services) => {
    const policy = PASSWORD_POLICIES[services.config.passwordPolicy];
    checkInput(loginPasswordSchema(policy), body.password, "body.password");
    const { token, caller } = await logIn(body, address, services);
    return { ...token, currentUser: await presentCurrentUser(caller, services) };
  }),
  jsonRoute(SIGN_IN_AS, async ({ body }, services) => {
    if (!DEMO_ROLES.some(({ name }) => demoEmail(name) === body.email)) throw notFound();
    const { token, caller } = await signInAs(body.email, services);
    return { ...token, currentUser: await presentCurrentUser(caller, services) };
  }),
  jsonRoute(LOGOUT, async (request, services) => logOut(requireCaller(request), services)),
  jsonRoute(CURRENT_USER, async (request, services) => presentCurrentUser(requireCaller(request), services)),
  jsonRoute(REFRESH, async ({ body }, services) => refreshToken(body.token, services)),
  jsonRoute(REQUEST_VERIFICATION_CODE, async (request, services) =>
    sendVerificationCode(requireCaller(request), services),
  ),
  jsonRoute(VERIFY_CODE, async (request, services) =>
    verifyCode(requireCaller(request), request.params.code, services),
  ),
  jsonRoute(VERIFY_CODE_IN_BODY, async (request, services) =>
    verifyCode(requireCaller(request), request.body.code, services),
  ),
  jsonRoute(AGREE_TO_TERMS, async (request, services) =>
    agreeToTerms(requireCaller(request), request.body.tos, services),
  ),
  jsonRoute(SELECT_VIEW, async (request, services) =>
    selectView(requireCaller(request), request.body.viewSelection, services),
  ),
  jsonRoute(SET_USER_STATUS, async (request, services) =>
    setUserStatus(requireCaller(request), request.body.status, services),
  ),
  jsonRoute(IS_TEST_SITE, async (_, { config }) => config.isTestSite),
];
