import {
  CHANGE_OWN_DETAILS,
  CHECK_EMAIL,
  CHECK_EMAIL_IN_BODY,
  CONFIRM_SECOND_FACTOR,
  REMOVE_SECOND_FACTOR,
  REQUEST_ACCOUNT,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  SECOND_FACTOR,
  START_SECOND_FACTOR,
  UPDATE_PASSWORD,
} from "@epb/contract";
import { emailExists, requestAccount } from "../../features/accounts/account-request-commands.js";
import { requestPasswordReset, resetPassword } from "../../features/accounts/password-reset-commands.js";
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from "../../features/accounts/second-factor-commands.js";
import { changeOwnDetails } from "../../features/accounts/status-commands.js";
import { updatePassword } from "../../features/accounts/update-password.js";
import { jsonRoute, type Route, requireCaller } from "../../http/route.js";

/** Passwords, authenticator apps, and requests for accounts. @spec P §7 */
export const ACCOUNT_ROUTES: readonly Route[] = [
  jsonRoute(REQUEST_PASSWORD_RESET, async ({ body, address }, services) => {
    await requestPasswordReset(body.accountEmail, address, services);
    return { success: true };
  }),
  jsonRoute(RESET_PASSWORD, async ({ params, body, address }, services) => {
    const { device } = await resetPassword(params, body, address, services);
    return { success: true, device };
  }),
  jsonRoute(UPDATE_PASSWORD, async (request, services) =>
    updatePassword(requireCaller(request), request.body, services),
  ),
  jsonRoute(CHANGE_OWN_DETAILS, async (request, services) =>
    changeOwnDetails(requireCaller(request), request.body, services),
  ),
  jsonRoute(SECOND_FACTOR, async (request) => {
    const { secondFactor } = requireCaller(request).user.document;
    return {
      isSetUp: secondFactor?.confirmedAt !== undefined,
      recoveryCodesLeft: secondFactor?.recoveryCodeHashes.length ?? 0,
    };
  }),
  jsonRoute(START_SECOND_FACTOR, async (request, services) =>
    startSecondFactor(requireCaller(request), request.body.password, services),
  ),
  jsonRoute(CONFIRM_SECOND_FACTOR, async (request, services) => ({
    recoveryCodes: await confirmSecondFactor(requireCaller(request), request.body.code, services),
  })),
  jsonRoute(REMOVE_SECOND_FACTOR, async (request, services) =>
    removeSecondFactor(requireCaller(request), request.body, services),
  ),
  jsonRoute(REQUEST_ACCOUNT, async ({ body, address }, services) => {
    await requestAccount(body, address, services);
    return { success: true };
  }),
  jsonRoute(CHECK_EMAIL, async ({ params, address }, services) => ({
    exists: await emailExists(params.email, address, services),
  })),
  jsonRoute(CHECK_EMAIL_IN_BODY, async ({ body, address }, services) => ({
    exists: await emailExists(body.email, address, services),
  })),
];
