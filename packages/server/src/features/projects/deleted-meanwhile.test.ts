import { DELETE_PROJECT } from "@epb/contract";
import { expect, test } from "vitest";
import { signIn } from "../../../testing/factories.js";
import { createProject } from "../../../testing/project-factories.js";
import { TestServer } from "../../../testing/test-server.js";
import { cachedProjectResponse } from "./cached-project-response.js";
import { loadProject } from "./load-project.js";
import { keepOpenedProjects, openedProject } from "./opened-projects.js";
import { PROJECT_ENTRIES } from "./project-entries.js";
import { keepProjectTexts } from "./project-texts.js";

test("a project that is deleted after its entry was read is not found", async () => {
  const server = await TestServer.start();
  try {
    const { store } = server.services;
    const { token } = await signIn(server);
    const { id } = await createProject(server, token, { name: "School" });
    const entry = await store.get(PROJECT_ENTRIES, id);
    if (entry === undefined) throw new Error("The project has no entry.");
    await server.call(DELETE_PROJECT, { token, params: { id } });

    const services = { ...server.services, projectTexts: keepProjectTexts() };
    const isNotFound = { status: 404 };
    await expect(cachedProjectResponse(entry.document, services)).rejects.toMatchObject(isNotFound);
    await expect(openedProject(entry.document, store, keepOpenedProjects())).rejects.toMatchObject(isNotFound);
    await expect(loadProject(id, { store })).rejects.toMatchObject(isNotFound);
  } finally {
    await server.stop();
  }
});
