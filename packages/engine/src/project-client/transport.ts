/** One call of the client, as the network is to carry it. */
export interface ProjectRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Without the site: `api/project/list`. */
  readonly path: string;
  /** Payload to send, ready for `JSON.stringify`; absent for calls without a payload. */
  readonly payload?: unknown;
}

export interface ProjectReply {
  /** HTTP status. */
  readonly status: number;
  /** The JSON of the reply; absent for replies without one. */
  readonly body?: unknown;
}

/** The network: adds the site and the token of the session, sends, and reads the JSON of the reply. */
export interface ProjectTransport {
  send(request: ProjectRequest): Promise<ProjectReply>;
}
