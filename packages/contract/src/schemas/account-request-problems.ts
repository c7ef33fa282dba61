import { HearAbout, UserType } from "../accounts/account-request-options.js";
import { DEFAULT_COUNTRY, LIMITS } from "../limits.js";
import { ACCOUNT_REQUEST_MESSAGES as M } from "../messages/account-request-messages.js";

/** Fields of a request whose rules depend on other fields. */
interface Dependent {
  readonly country: string;
  readonly zip: string;
  readonly officeEmailAddress: string;
  readonly secondaryEmailAddress: string;
  readonly requestSiteMain: boolean;
  readonly requestSiteTest: boolean;
  readonly userTypeId: UserType;
  readonly userTypeOtherText: string;
  readonly hearAboutEpbId: HearAbout;
  readonly hearEpbOtherText: string;
}

/** Problem of one field that depends on the others. */
export interface AccountRequestProblem {
  readonly at: keyof Dependent;
  readonly message: string;
}

/**
 * Rules of a request that depend on more than one field.
 *
 * @spec P §5 "Site choice", "Other text required when Other chosen", "Other text"
 */
export function accountRequestProblems(request: Dependent): readonly AccountRequestProblem[] {
  const problems: AccountRequestProblem[] = [];
  const zip = zipProblem(request);
  if (zip !== undefined) problems.push({ at: "zip", message: zip });
  const secondary = secondaryEmailProblem(request);
  if (secondary !== undefined) problems.push({ at: "secondaryEmailAddress", message: secondary });
  if (!request.requestSiteMain && !request.requestSiteTest) problems.push({ at: "requestSiteMain", message: M.site });
  if (request.userTypeId === UserType.Other && request.userTypeOtherText === "") {
    problems.push({ at: "userTypeOtherText", message: M.userTypeOther });
  }
  if (request.hearAboutEpbId === HearAbout.Other && request.hearEpbOtherText === "") {
    problems.push({ at: "hearEpbOtherText", message: M.hearAboutOther });
  }
  return problems;
}

/**
 * ZIP codes of the United States have five digits; other postal codes are only limited in length.
 *
 * @spec P §5 "for country US the label"
 */
export function zipProblem({ country, zip }: Pick<Dependent, "country" | "zip">): string | undefined {
  if (country !== DEFAULT_COUNTRY) return undefined;
  if (zip === "") return M.zip;
  if (!/^\d+$/.test(zip)) return M.zipNumbers;
  if (zip.length < LIMITS.zipLength) return M.zipDigits(LIMITS.zipLength);
  return zip.length > LIMITS.zipLength ? M.zipTooLong(LIMITS.zipLength) : undefined;
}

/** @spec P §5 "Valid combinations", "Secondary e-mail (when test site chosen)" */
function secondaryEmailProblem(request: Dependent): string | undefined {
  const { requestSiteTest, officeEmailAddress, secondaryEmailAddress } = request;
  if (!requestSiteTest) return secondaryEmailAddress === "" ? undefined : M.secondaryEmailUnasked;
  if (secondaryEmailAddress === "") return M.email;
  return secondaryEmailAddress === officeEmailAddress ? M.sameEmail : undefined;
}
