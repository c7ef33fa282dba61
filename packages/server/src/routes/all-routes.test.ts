import { API } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { ROUTES } from "./all-routes.js";

describe("the calls and the routes", () => {
  test("every call has one route", () => {
    expect(ROUTES.map(({ call }) => call.name).sort()).toEqual(API.map(({ name }) => name).sort());
  });

  test("every route is of a call in the table, and not of a copy", () => {
    const calls = new Set<unknown>(API);
    expect(ROUTES.filter(({ call }) => !calls.has(call)).map(({ call }) => call.name)).toEqual([]);
  });

  test("no two calls have the same name, or the same method and path", () => {
    const doubled = (texts: readonly string[]): string[] =>
      texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(doubled(API.map(({ name }) => name))).toEqual([]);
    expect(doubled(API.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`))).toEqual([]);
  });

  test("the parameters of a path are those that the call checks", () => {
    for (const { name, path, params } of API) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const shape = (params as { readonly shape?: object } | undefined)?.shape ?? {};
      expect([name, ...Object.keys(shape).sort()]).toEqual([name, ...inPath.sort()]);
    }
  });
});

test("a route sends a file where its call replies with one, and receives a file where its call takes one", () => {
  const isBytes = (form: object | undefined): boolean => form !== undefined && "kind" in form;
  for (const { kind, call } of ROUTES) {
    const expected = isBytes(call.reply) ? "file" : isBytes(call.body) ? "upload" : "json";
    expect({ name: call.name, kind }).toEqual({ name: call.name, kind: expected });
  }
});
