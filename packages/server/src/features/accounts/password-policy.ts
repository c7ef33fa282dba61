import { PASSWORD_POLICIES, type PasswordPair, passwordPairSchema } from "@epb/contract";
import { ApiError } from "../../base/api-error.js";
import { checkInput } from "../../base/check-input.js";
import type { AccountServices } from "./account-services.js";
import type { User } from "./users.js";

/**
 * The new password if the site allows it: right length, entered twice, and hard to guess for a person who knows the
 * owner.
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
