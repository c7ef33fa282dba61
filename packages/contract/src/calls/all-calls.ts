import type { Call } from "./call.js";
import {
  AGREE_TO_TERMS,
  CURRENT_USER,
  IS_TEST_SITE,
  LOGIN,
  LOGOUT,
  REFRESH,
  REQUEST_PASSWORD_RESET,
  REQUEST_VERIFICATION_CODE,
  RESET_PASSWORD,
  SELECT_VIEW,
  SET_USER_STATUS,
  UPDATE_PASSWORD,
  VERIFY_CODE,
  VERIFY_CODE_IN_BODY,
} from "./session-calls.js";

/** Every call there is, in the order of the specification's tables. */
export const API: readonly Call[] = [
  LOGIN,
  LOGOUT,
  CURRENT_USER,
  REFRESH,
  REQUEST_VERIFICATION_CODE,
  VERIFY_CODE,
  VERIFY_CODE_IN_BODY,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  UPDATE_PASSWORD,
  AGREE_TO_TERMS,
  SELECT_VIEW,
  SET_USER_STATUS,
  IS_TEST_SITE,
] as readonly Call[];
