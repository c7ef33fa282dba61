import { type ApprovalRequest, GET_ISSUES, GET_PROJECT_STATE, issueKey } from "@epb/contract";
import type { TestServer } from "./test-server.js";

/** An approval of the present revision of a project, with a reason for each error of its calculation. */
export async function approvalRequest(server: TestServer, token: string, id: string): Promise<ApprovalRequest> {
  const asked = { token, params: { id } };
  const { revision } = (await server.call(GET_PROJECT_STATE, asked)).body;
  const { items } = (await server.call(GET_ISSUES, asked)).body;
  const errors = items.filter(({ severity }) => severity === "error");
  return { revision, reasons: errors.map((issue) => ({ error: issueKey(issue), reason: "The data follow." })) };
}
