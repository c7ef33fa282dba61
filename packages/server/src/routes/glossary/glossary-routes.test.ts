import { GLOSSARY } from "@epb/contract";
import { expect, test } from "vitest";
import { TestServer } from "../../../testing/test-server.js";

test("the glossary tells anybody the terms of the product, in alphabetical order, each once", async () => {
  const server = await TestServer.start();
  const { body } = await server.call(GLOSSARY);
  await server.stop();
  const terms = body.items.map(({ term }) => term);
  expect(terms).toEqual([...new Set(terms)].sort(new Intl.Collator("en", { numeric: true }).compare));
  // P §2 "Project Builder, Project Initiator, Project Viewer, status, schedules and others"
  for (const term of ["Project Builder", "Project Initiator", "Project Viewer", "Status", "Schedule 1", "Scope 2"]) {
    expect(terms).toContain(term);
  }
  for (const { definition } of body.items) expect(definition).toMatch(/^[A-Z].{20,}\.$/s);
});
