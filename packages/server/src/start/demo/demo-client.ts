import { type Call, type CallTypes, LOGIN } from "@epb/contract";
import * as z from "zod/mini";

interface DemoInput<Types extends CallTypes> {
  readonly params?: Types["params"];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Types["body"];
}

/** A call of the demonstration was refused. */
class DemoProblem extends Error {
  override readonly name = "DemoProblem";
}

/** Makes calls as a person of the demonstration would: over HTTP, logged in, held to the same rules. */
export class DemoClient {
  readonly #url: string;
  readonly #token: string | undefined;

  constructor(url: string, token?: string) {
    this.#url = url;
    this.#token = token;
  }

  async logIn(email: string, password: string): Promise<DemoClient> {
    const { token } = await this.call(LOGIN, { body: { email, password } });
    return new DemoClient(this.#url, token);
  }

  /** @throws DemoProblem where the answer is no success */
  async call<Types extends CallTypes>(
    call: Call<Types>,
    { params, query = {}, body }: DemoInput<Types> = {},
  ): Promise<Types["reply"]> {
    const values = (params ?? {}) as Readonly<Record<string, string | number>>;
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${this.#url}${path}${search === "" ? "" : `?${search}`}`, {
      method: call.method,
      headers: {
        ...(this.#token !== undefined && { authorization: `Bearer ${this.#token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok)
      throw new DemoProblem(
        `The demonstration site could not be created: ${call.name} answered ${response.status}: ${text}`,
      );
    if (call.reply === undefined || "kind" in call.reply) return undefined;
    return z.parse(call.reply as z.ZodMiniType<Types["reply"]>, JSON.parse(text));
  }
}
