/** The process that checks new passwords, so that the server can serve other requests. */
import { guessableBecause } from "./guessable-password.js";

/** A new password of a user. */
export interface ChosenPassword {
  readonly password: string;
  /** The owner: names, address, organization. */
  readonly about: readonly string[];
}

/** Reason why a password is easy to guess, as a sentence; undefined for a good one. */
export function check({ password, about }: ChosenPassword): Promise<string | undefined> {
  return guessableBecause(password, about);
}
