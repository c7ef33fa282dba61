import { type Bytes, type Call, LIMITS } from "@epb/contract";
import type { RouterContext } from "@koa/router";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import type { ProjectEntry } from "../projects/project-entries.js";
import type { Services } from "../services.js";
import type { Stored } from "../store/collection.js";
import { checkInput } from "./check-input.js";
import { guardBody } from "./guard.js";
import { type JsonBody, receiveJsonBody } from "./read-body.js";

/** What was sent, checked; bytes are the request itself. */
interface ReadBody {
  readonly body: unknown;
  /** The entry of the project that the policy of the call has looked at, where its id is in the body. */
  readonly entry: Stored<ProjectEntry> | undefined;
}

/**
 * Reads the body of a call and works on it. A large body counts against the budgets of its account while it is worked on.
 *
 * @throws ApiError 400, 413, 415, 429, 503; as the policy of the call says; whatever the work throws
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
    // Before anything of it is taken.
    if (account !== undefined) await services.limits.take("upload", { account });
    // The handler takes the stream: it knows where the bytes go.
    return work({ body: context.req, entry: undefined });
  }
  const mostBytes = Math.min(bodyLimitBytes, context.request.length ?? bodyLimitBytes);
  const isLarge = mostBytes > LIMITS.bodyBytes;
  const giveBack = isLarge && account !== undefined ? services.bodies.reserve(account, mostBytes) : () => {};
  try {
    const received = await receiveJsonBody(context.req, bodyLimitBytes);
    const id = received.textOf("id");
    // Before the body is parsed.
    const entry = id === undefined ? undefined : await guardBody(call, caller, { id }, services);
    const parse = (): unknown => checkInput(form, received.parse(), "body");
    const body = isLarge && account !== undefined ? await counted(parse, received, account, services) : parse();
    return await work({ body, entry: entry ?? (await guardBody(call, caller, body, services)) });
  } finally {
    giveBack();
  }
}

const BYTES_PER_KILOBYTE = 1_000;

/** Nobody else is answered while a large body is parsed, so each account has a budget. @throws ApiError 429 */
async function counted(
  parse: () => unknown,
  { byteLength }: JsonBody,
  account: string,
  { limits }: Services,
): Promise<unknown> {
  await limits.take("bodyKilobytes", { account }, Math.ceil(byteLength / BYTES_PER_KILOBYTE));
  const started = performance.now();
  try {
    return parse();
  } finally {
    await limits.take("bodyMilliseconds", { account }, Math.ceil(performance.now() - started));
  }
}

export const isBytes = (form: object): form is Bytes => "kind" in form && form.kind === "bytes";
