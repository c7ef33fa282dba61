/** The process that checks new passwords for the server, which answers others meanwhile. */
import { guessableBecause } from "./guessable-password.js";

/** A password that somebody has chosen. */
export interface ChosenPassword {
  readonly password: string;
  /** The owner: names, address, organization. */
  readonly about: readonly string[];
}

/** Why a password would be guessed, in a sentence; undefined for a good one. */
export function check({ password, about }: ChosenPassword): Promise<string | undefined> {
  return guessableBecause(password, about);
}
