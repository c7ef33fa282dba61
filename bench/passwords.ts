import { monitorEventLoopDelay } from "node:perf_hooks";
import { LOGIN, REQUEST_PASSWORD_RESET } from "@epb/contract";
import { hashPassword } from "../packages/server/dist/features/accounts/password-hash.js";
import { LIMIT_RULES } from "../packages/server/dist/http/limits/limit-rules.js";
import { createUser } from "../packages/server/testing/factories.js";
import { TestServer } from "../packages/server/testing/test-server.js";
import { interleave, printRows, type Row, times } from "./measure.js";

const HASHES_AT_ONCE = 8;
const NANOSECONDS_PER_MILLISECOND = 1_000_000;

/**
 * Delay of the event loop during password hashing, and a check that the time of a reply does not reveal which accounts
 * exist.
 */
export async function benchPasswords(rounds: number): Promise<void> {
  printRows("Passwords", [await delayOfHashes(rounds), ...(await timesOfReplies(rounds))]);
}

async function delayOfHashes(rounds: number): Promise<Row> {
  await hashPassword("warm up");
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: HASHES_AT_ONCE }, () => hashPassword("correct horse battery")));
  }
  delay.disable();
  const milliseconds = delay.percentile(50) / NANOSECONDS_PER_MILLISECOND;
  return {
    what: `median delay of the event loop during ${HASHES_AT_ONCE} hashes`,
    measured: `${milliseconds.toFixed(1)} ms`,
    goal: "< 10 ms",
  };
}

async function timesOfReplies(rounds: number): Promise<readonly Row[]> {
  const limitRules = { ...LIMIT_RULES, login: [], passwordResetRequest: [] };
  const server = await TestServer.start({ limitRules });
  try {
    const { email: known } = await createUser(server);
    const unknown = "nobody@example.org";
    const wrong = (email: string) => () => server.call(LOGIN, { body: { email, password: "a wrong password" } });
    const forgot = (accountEmail: string) => () => server.call(REQUEST_PASSWORD_RESET, { body: { accountEmail } });
    const login = await interleave({ known: wrong(known), unknown: wrong(unknown) }, { rounds, warmUp: 1 });
    const reset = await interleave({ known: forgot(known), unknown: forgot(unknown) }, { rounds, warmUp: 1 });
    const row = (what: string, { known: one = 0, unknown: other = 1 }: Readonly<Record<string, number>>): Row => ({
      what: `${what}: address with an account to address without`,
      measured: times(one / other),
      goal: "0.8 to 1.25×",
    });
    return [row("login", login), row("forgotten password", reset)];
  } finally {
    await server.stop();
  }
}
