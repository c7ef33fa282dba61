import type { Reader } from "../../store/store.js";
import { USERS } from "./users.js";

/** Names of accounts as those read them who see what the accounts have done. Each account is looked up once. */
export async function userNames(ids: readonly string[], reader: Reader): Promise<(id: string) => string> {
  const names = new Map<string, string>();
  for (const id of new Set(ids)) {
    const user = (await reader.get(USERS, id))?.document;
    if (user !== undefined) names.set(id, `${user.firstName} ${user.lastName}`);
  }
  return (id) => names.get(id) ?? "An account that no longer exists";
}
