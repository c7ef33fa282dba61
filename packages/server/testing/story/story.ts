import type { Call, CallTypes } from "@epb/contract";
import type { CallInput, TestServer } from "../test-server.js";

/** Makes calls that must succeed, with or without a session; returns the reply. */
export type Caller = <Types extends CallTypes>(
  call: Call<Types>,
  input?: Omit<CallInput<Types>, "token">,
) => Promise<Types["reply"]>;

export function callerOf(site: TestServer, token?: string): Caller {
  return async (call, input) => (await answerTo(site, token, call, input)).body;
}

/** The bytes of a reply that is a file. */
export async function fileOf<Types extends CallTypes>(
  site: TestServer,
  { token }: Person,
  call: Call<Types>,
  input: Omit<CallInput<Types>, "token">,
): Promise<Uint8Array> {
  return (await answerTo(site, token, call, input)).bytes;
}

async function answerTo<Types extends CallTypes>(
  site: TestServer,
  token: string | undefined,
  call: Call<Types>,
  input: Omit<CallInput<Types>, "token"> = {},
) {
  const answer = await site.call(call, { ...input, ...(token !== undefined && { token }) } as CallInput<Types>);
  if (answer.status >= 400) throw new Error(`${call.name} answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** A person with an account. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly call: Caller;
}

/** Everybody of the site of the story. */
export interface People {
  readonly admin: Person;
  readonly customer: Person;
  readonly esco: Person;
  readonly accreditationMember: Person;
  readonly qualifiedListMember: Person;
}
