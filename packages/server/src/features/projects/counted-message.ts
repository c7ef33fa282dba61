import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { ProjectServices } from "./project-services.js";

/**
 * Runs work that sends messages to addresses of the caller's choice. Each message counts against the limit, unless the
 * work fails.
 *
 * @throws ApiError 429 before anything is done
 */
export async function countedMessage<Result>(
  caller: SignedInUser,
  { limits }: Pick<ProjectServices, "limits">,
  work: () => Promise<Result>,
  messages = 1,
): Promise<Result> {
  if (messages === 0) return work();
  const by = { account: caller.user.document.id };
  await limits.take("invitation", by);
  try {
    return await countedMessage(caller, { limits }, work, messages - 1);
  } catch (error) {
    await limits.forgive("invitation", by);
    throw error;
  }
}
