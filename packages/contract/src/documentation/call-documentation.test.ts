import { expect, test } from "vitest";
import { GET_ISSUES } from "../calls/figure-calls.js";
import { EXPORT_PROJECT } from "../calls/project-export-calls.js";
import { ADD_PROJECT_FILE, WRITE_PROJECT_NOTE } from "../calls/project-record-calls.js";
import { example } from "./call-documentation.js";

const FILE = { id: "1", fileName: "a.pdf", userId: "1", userName: "Ada", size: 1, notes: "", uploadDate: "" };

test("an example has the name of its call, and a JSON body and reply where the row has them", () => {
  const body = { value: "The boiler is from 1974." };
  expect(example(WRITE_PROJECT_NOTE, { body, reply: [] })).toEqual({ name: "writeProjectNote", body, reply: [] });
  expect(example(GET_ISSUES, { reply: { revision: 1, items: [] } })).toHaveProperty("reply.revision", 1);
  expect(example(ADD_PROJECT_FILE, { reply: FILE, replyName: "File" })).toHaveProperty("replyName", "File");
});

// These lines test the types: `@ts-expect-error` fails on a line without an error.
test("an example that does not fit its row does not compile", () => {
  const examples = [
    // @ts-expect-error The reply of the row has a revision.
    example(GET_ISSUES, { reply: { items: [] } }),
    // @ts-expect-error The revision is a number.
    example(GET_ISSUES, { reply: { revision: "1", items: [] } }),
    // @ts-expect-error The reply of the row has no such member.
    example(GET_ISSUES, { reply: { revision: 1, items: [], next: "2" } }),
    // @ts-expect-error The row takes no body.
    example(GET_ISSUES, { body: {}, reply: { revision: 1, items: [] } }),
    // @ts-expect-error The body is missing.
    example(WRITE_PROJECT_NOTE, { reply: [] }),
    // @ts-expect-error The body is a file.
    example(ADD_PROJECT_FILE, { body: {}, reply: FILE }),
    // @ts-expect-error The reply is a file.
    example(EXPORT_PROJECT, { reply: {} }),
  ];
  expect(examples).toHaveLength(7);
});
