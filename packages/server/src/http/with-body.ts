import { type Bytes, type Call, LIMITS } from "@epb/contract";
import { outermostText } from "@epb/workbook";
import type { RouterContext } from "@koa/router";
import { ApiError } from "../base/api-error.js";
import { checkInput } from "../base/check-input.js";
import type { SignedInUser } from "../features/accounts/signed-in-user.js";
import type { ProjectEntry } from "../features/projects/project-entries.js";
import type { Stored } from "../store/collection.js";
import type { SentBody } from "../workers/calculation-tasks.js";
import { takesLargeBodies } from "./check-body.js";
import { guardBody } from "./guard.js";
import { addressGroup } from "./limits/address-group.js";
import { LARGE_JSON, parseCheckedJson, parseJsonBody, receiveJson, SMALL_JSON } from "./read-body.js";
import type { Services } from "./services.js";

/** The checked body of a request. */
interface ReadBody {
  /** Undefined for a file, which the handler receives. */
  readonly body: unknown;
  /** Entry of the project that the policy of the call has read, if its id is in the body. */
  readonly entry: Stored<ProjectEntry> | undefined;
}

/**
 * Reads the body of a call and passes it to `work`. A large body counts against the budgets of its account during the
 * work.
 *
 * @throws ApiError 400, 413, 415, 429, 503; any error of the policy or the work
 */
export async function withBody<Reply>(
  call: Call,
  caller: SignedInUser | undefined,
  context: RouterContext,
  services: Services,
  work: (read: ReadBody) => Promise<Reply>,
): Promise<Reply> {
  const { body: form, bodyLimitBytes = LIMITS.bodyBytes } = call;
  const account = caller?.user.document.id;
  if (form === undefined) return work({ body: undefined, entry: undefined });
  if (isBytes(form)) {
    // Checks the limit before any byte of the body is received.
    if (account !== undefined) await services.limits.take("upload", { account });
    return work({ body: undefined, entry: undefined });
  }
  const { name } = call;
  const mostBytes = Math.min(bodyLimitBytes, context.request.length ?? bodyLimitBytes);
  const mayBeLarge = account !== undefined && takesLargeBodies(name);
  const isLarge = mayBeLarge && mostBytes > MOST_BYTES_CHECKED_HERE;
  const share = isLarge ? services.bodies.reserve(account, mostBytes) : undefined;
  try {
    const bytes = await receiveJson(context.req, bodyLimitBytes, share?.receive);
    // Checks permission before the body is parsed.
    const entry = await guardSentId(call, caller, bytes, services);
    const workOn = async (body: unknown): Promise<Reply> =>
      work({ body, entry: entry ?? (await guardBody(call, caller, body, services)) });
    const payer = account ?? addressGroup(context.ip);
    if (mayBeLarge && (isLarge || services.checkTurns.isUsedUp(payer))) {
      return await services.bodies.inTurn(account, async () => {
        await checkElsewhere({ call: name, bytes }, account, services);
        return services.bodies.atWork(bytes.byteLength, () =>
          workOn(checkInput(form, parseCheckedJson(bytes), "body")),
        );
      });
    }
    const limits = mayBeLarge ? LARGE_JSON : SMALL_JSON;
    return await workOn(
      await services.checkTurns.check(payer, () => checkInput(form, parseJsonBody(bytes, limits), "body")),
    );
  } finally {
    share?.giveBack();
  }
}

/** The worst body of this size occupies this process for a few milliseconds. */
const MOST_BYTES_CHECKED_HERE = 10_000;

/** Applies a policy on a project whose id is in the body. */
function guardSentId(
  call: Call,
  caller: SignedInUser | undefined,
  bytes: Uint8Array,
  services: Services,
): Promise<Stored<ProjectEntry> | undefined> | undefined {
  if (call.policy.kind !== "project" || call.policy.idIn !== "body") return undefined;
  // A body with two ids is refused later, during parsing.
  const id = outermostText(bytes, "id");
  return id === undefined ? undefined : guardBody(call, caller, { id }, services);
}

const BYTES_PER_KILOBYTE = 1_000;

/** Checks a large body in another process, so that this one can serve other requests. @throws ApiError 400, 429 */
async function checkElsewhere(sent: SentBody, account: string, { limits, calculator }: Services): Promise<void> {
  await limits.take("bodyKilobytes", { account }, Math.ceil(sent.bytes.byteLength / BYTES_PER_KILOBYTE));
  const { milliseconds, refusal } = await calculator.checkBody(sent);
  await limits.take("bodyMilliseconds", { account }, Math.ceil(milliseconds));
  if (refusal === undefined) return;
  const { code, message, issues } = refusal;
  throw new ApiError(400, code, message, { issues: JSON.parse(issues) as unknown[] });
}

const isBytes = (form: object): form is Bytes => "kind" in form && form.kind === "bytes";
