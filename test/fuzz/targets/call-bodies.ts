import { ApiError } from "../../../packages/server/src/base/api-error.js";
import { checkInput } from "../../../packages/server/src/base/check-input.js";
import { checkBody, takesLargeBodies } from "../../../packages/server/src/http/check-body.js";
import { parseJsonBody } from "../../../packages/server/src/http/read-body.js";
import { ROUTES } from "../../../packages/server/src/routes/all-routes.js";
import type { FuzzTarget } from "../fuzz-target.js";

/** Separates the name of a call from its body. */
const AFTER_NAME = "\n";

const calls = new Map(
  ROUTES.flatMap(({ call }) =>
    call.body === undefined || "kind" in call.body ? [] : [[call.name, call.body] as const],
  ),
);

/** Small bodies of every kind of value. */
const BODIES = [
  '{"id":"6f9619ff-8b86-4011-b42d-00cf4fc964ff","data":{"changed":{"financing":{"indexRate":"0.03"}}}}',
  '{"record":{"name":"Project","agreementType":1},"data":{"ecms":[]}}',
  '{"email":"someone@example.com","password":"correct horse battery"}',
  '{"name":"Name","text":"Text","year":1,"amount":"12.50","isDone":true,"ids":["a"]}',
];

/** The JSON body of a call of the server. The input names the call in its first line. */
export const callBodies: FuzzTarget = {
  name: "call-bodies",
  seeds: () =>
    [...calls.keys()].map((name, index) => Buffer.from(`${name}${AFTER_NAME}${BODIES[index % BODIES.length]}`)),
  tokens: [
    ...[...calls.keys()].map((name) => `${name}${AFTER_NAME}`),
    "null",
    "[]",
    "{}",
    '""',
    "-1",
    "1e400",
    '"__proto__":',
    "\\ud800",
    "\\u202e",
    "\\r\\n",
    '"0.0345"',
    '"2026-02-30"',
    '"revision":1',
    "[[[[[[[[",
  ],
  run: (input) => {
    const end = input.indexOf(AFTER_NAME.charCodeAt(0));
    const name = Buffer.from(input.subarray(0, Math.max(0, end))).toString();
    const schema = calls.get(name);
    if (schema === undefined) return;
    const bytes = input.subarray(end + 1);
    if (takesLargeBodies(name)) checkBody({ call: name, bytes });
    try {
      checkInput(schema, parseJsonBody(bytes), "body");
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || error.message.trim() === "") throw error;
    }
  },
};
