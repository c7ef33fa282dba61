import type { Transaction } from "../../store/store.js";
import type { StoreServices } from "../../store/store-services.js";
import type { PasswordChecker } from "./password-checker.js";
import type { User } from "./users.js";

export interface AccountServices extends StoreServices {
  readonly passwordChecker: PasswordChecker;
  /** Gives a new account, or an account with a new address, the roles that the address was invited to. */
  readonly acceptInvitations: (transaction: Transaction, user: User) => Promise<void>;
}
