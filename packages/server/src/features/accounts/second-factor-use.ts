import type { Transaction } from "../../store/store.js";
import type { AccountServices } from "./account-services.js";
import { normalRecoveryCode, stepOfAppCode } from "./authenticator-codes.js";
import { mailLoginChange } from "./mail-login-change.js";
import { hashSecret, isSameHash } from "./secret-hash.js";
import { type SecondFactor, USERS } from "./users.js";

/** Uses up a code of the app, or a recovery code. False if it is wrong, or was used before. */
export async function useSecondFactor(
  transaction: Transaction,
  userId: string,
  code: string,
  services: AccountServices,
): Promise<boolean> {
  const user = await transaction.get(USERS, userId);
  const factor = user?.document.secondFactor;
  if (user === undefined || factor?.confirmedAt === undefined) return false;
  const byApp = withAppCode(factor, code, services.now());
  const used = byApp ?? withRecoveryCode(factor, code);
  if (used === undefined) return false;
  await transaction.update(USERS, { ...user.document, secondFactor: used }, user.revision);
  if (byApp === undefined) await mailLoginChange(transaction, user.document, "recoveryCodeUsed", services);
  return true;
}

/** The factor with the code of the app used up: none of its time or before is taken again. */
export function withAppCode(factor: SecondFactor, code: string, at: Date): SecondFactor | undefined {
  const step = stepOfAppCode(factor.secret, code, at);
  if (step === undefined || step <= (factor.lastStep ?? -1)) return undefined;
  return { ...factor, lastStep: step };
}

function withRecoveryCode(factor: SecondFactor, code: string): SecondFactor | undefined {
  const hash = hashSecret(normalRecoveryCode(code));
  const left = factor.recoveryCodeHashes.filter((each) => !isSameHash(each, hash));
  return left.length === factor.recoveryCodeHashes.length ? undefined : { ...factor, recoveryCodeHashes: left };
}
