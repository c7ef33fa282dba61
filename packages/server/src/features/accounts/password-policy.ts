import { PASSWORD_POLICIES, type PasswordPair, passwordPairSchema } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import { checkInput } from "../../base/check-input.js";
import type { AccountServices } from "./account-services.js";
import type { User } from "./users.js";

/**
 * The new password, when it is one that the site takes: of the right length, typed twice, and not among the first that
 * somebody who knows the owner would try.
 *
 * @throws ApiError 400
 */
export async function requireGoodPassword(
  pair: PasswordPair,
  owner: Pick<User, "firstName" | "lastName" | "email" | "organization">,
  { config, passwordChecker }: AccountServices,
): Promise<string> {
  const { password } = checkInput(passwordPairSchema(PASSWORD_POLICIES[config.passwordPolicy]), pair, "body");
  const { firstName, lastName, email, organization } = owner;
  const because = await passwordChecker.guessableBecause({
    password,
    about: [firstName, lastName, email, organization, "epb", "epx"],
  });
  if (because !== undefined) throw badPassword(`${because} ${ADVICE}`);
  return password;
}

const ADVICE = "Choose another password, for example four unrelated words.";

export function badPassword(message: string): ApiError {
  return new ApiError(400, "input/invalid", message, { issues: [{ at: "body.password", message }] });
}
