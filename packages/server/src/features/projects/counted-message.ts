import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { ProjectServices } from "./project-services.js";

/**
 * Does work that sends a message to an address of the caller's choice. The message counts, unless nothing came of the
 * work.
 *
 * @throws ApiError 429 before anything is done
 */
export async function countedMessage<Result>(
  caller: SignedInUser,
  { limits }: Pick<ProjectServices, "limits">,
  work: () => Promise<Result>,
): Promise<Result> {
  const by = { account: caller.user.document.id };
  await limits.take("invitation", by);
  try {
    return await work();
  } catch (error) {
    await limits.forgive("invitation", by);
    throw error;
  }
}
