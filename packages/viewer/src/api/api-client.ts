import { type Bytes, type Call, type CallTypes, LOGIN, REFRESH } from "@epb/contract";
import { ApiFailure } from "./api-failure.js";
import { type AnyInput, type CallInput, pathOf, searchOf } from "./call-input.js";
import type { TokenKeeper } from "./token-keeper.js";

/** A file as the server names it. */
export interface Download {
  readonly content: Blob;
  readonly fileName: string;
}

/** Reply and headers of a successful response. */
export interface Answer<Reply> {
  readonly reply: Reply;
  readonly headers: Headers;
}

/** Options for a request. */
export interface SendOptions {
  /** Headers beside those of every call: `If-Match`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the uploaded part of the body. */
  readonly onProgress?: OnProgress;
}

/** Calls that need no valid token. */
const WITHOUT_TOKEN: ReadonlySet<string> = new Set([LOGIN.name, REFRESH.name]);

export interface ClientEvents {
  /** @spec P §4 "A 403 triggers re-verification of the current" */
  readonly onForbidden: () => void;
  /** The server has answered with the token of the session. */
  readonly onUsed: () => void;
}

/**
 * Makes the calls of the contract, with the token of the session. @spec P §7 "Every request carries a bearer
 * authorization"
 */
export class ApiClient {
  readonly #tokens: TokenKeeper;
  readonly #events: ClientEvents;

  constructor(tokens: TokenKeeper, events: ClientEvents) {
    this.#tokens = tokens;
    this.#events = events;
  }

  async call<Types extends CallTypes>(
    call: Call<Types>,
    input: CallInput<Types>,
    options?: SendOptions,
  ): Promise<Types["reply"]> {
    return (await this.callWithHeaders(call, input, options)).reply;
  }

  async callWithHeaders<Types extends CallTypes>(
    call: Call<Types>,
    input: CallInput<Types>,
    options?: SendOptions,
  ): Promise<Answer<Types["reply"]>> {
    const response = await this.#send(call as Call, input as AnyInput, options);
    return {
      reply: response.status === 204 ? undefined : await replyOf(call as Call, response),
      headers: response.headers,
    };
  }

  /** A reply that is a file. */
  async download<Types extends CallTypes>(call: Call<Types>, input: CallInput<Types>): Promise<Download> {
    const response = await this.#send(call as Call, input as AnyInput);
    return { content: await response.blob(), fileName: fileNameOf(response.headers) };
  }

  async #send(call: Call, input: AnyInput, options: SendOptions = {}): Promise<Response> {
    const needsToken = !WITHOUT_TOKEN.has(call.name);
    const hadSession = needsToken && this.#tokens.isHeld;
    const token = needsToken ? await this.#tokens.valid() : undefined;
    const response = await this.#fetch(call, input, token, options);
    if (response.ok) return response;
    // @spec P §4 "A 401 on any request other than"
    if (response.status === 401 && token !== undefined) return this.#again(call, input, token, options);
    return this.#refuse(response, hadSession);
  }

  async #again(call: Call, input: AnyInput, refused: string, options: SendOptions): Promise<Response> {
    const token = await this.#tokens.refreshed(refused);
    const response = await this.#fetch(call, input, token, options);
    if (response.ok) return response;
    if (response.status === 401 && token !== undefined) this.#tokens.end();
    return this.#refuse(response, true);
  }

  async #refuse(response: Response, hadSession: boolean): Promise<never> {
    if (response.status === 403) this.#events.onForbidden();
    // The session ended. This is reported once, not by every waiting call.
    if (response.status === 401 && hadSession) throw new ApiFailure(401, undefined);
    throw await failureOf(response);
  }

  async #fetch(
    call: Call,
    { params, query, body }: AnyInput,
    token: string | undefined,
    { headers, onProgress }: SendOptions,
  ): Promise<Response> {
    const isJson = body !== undefined && !(body instanceof Blob);
    const url = pathOf(call.path, params) + searchOf(query);
    const init: RequestInit = {
      method: call.method,
      headers: {
        ...headers,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(isJson && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as Blob) }),
    };
    try {
      const response = await (onProgress === undefined ? fetch(url, init) : sendWithProgress(url, init, onProgress));
      if (token !== undefined && response.status !== 401) this.#events.onUsed();
      return response;
    } catch (error) {
      // A connection error, not an error response.
      throw new ApiFailure(0, error instanceof Error ? undefined : error);
    }
  }
}

const isBytes = (reply: Call["reply"]): reply is Bytes => reply !== undefined && "kind" in reply;

async function replyOf({ reply }: Call, response: Response): Promise<unknown> {
  return isBytes(reply) ? response.text() : ((await response.json()) as unknown);
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const text = await response.text().catch(() => "");
  try {
    return new ApiFailure(response.status, JSON.parse(text) as unknown);
  } catch {
    return new ApiFailure(response.status, text);
  }
}

/** `attachment; filename="x.xlsx"; filename*=UTF-8''x.xlsx` */
function fileNameOf(headers: Headers): string {
  const disposition = headers.get("Content-Disposition") ?? "";
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, plain = "download"] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  return plain;
}

/** Called with the uploaded part of a body, between 0 and 1. */
type OnProgress = (part: number) => void;

/** Like `fetch`, but reports upload progress, which `fetch` does not support. */
function sendWithProgress(url: string, init: RequestInit, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "GET", url);
    request.responseType = "blob";
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, response } = request;
      resolve(new Response(status === 204 ? null : (response as Blob), { status, headers: headersOf(request) }));
    };
    request.onerror = () => reject(new TypeError("the network is unavailable"));
    request.send(init.body as XMLHttpRequestBodyInit | null);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = new Headers();
  for (const line of lines) {
    const [name = "", ...value] = line.split(": ");
    if (name !== "") headers.append(name, value.join(": "));
  }
  return headers;
}
