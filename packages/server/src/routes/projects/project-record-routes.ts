import {
  ADD_PROJECT_FILE,
  APPROVE_MEASUREMENT_YEAR,
  DOWNLOAD_PROJECT_FILE,
  GET_MEASUREMENT,
  LIST_PROJECT_FILES,
  LIST_PROJECT_NOTES,
  LIST_SCENARIOS,
  REMOVE_PROJECT_FILE,
  REMOVE_SCENARIO,
  RETURN_MEASUREMENT_YEAR,
  SAVE_SCENARIO,
  SUBMIT_MEASUREMENT_YEAR,
  WRITE_MEASUREMENT_YEAR,
  WRITE_PROJECT_NOTE,
} from "@epb/contract";
import { loadProject } from "../../features/projects/load-project.js";
import { presentMeasurement } from "../../features/projects/present-measurement.js";
import { addFile, downloadFile, listFiles, removeFile } from "../../features/projects/project-files.js";
import { stepYear, writeYear } from "../../features/projects/project-measurement.js";
import { presentNotes, writeNote } from "../../features/projects/project-notes.js";
import { listScenarios, removeScenario, saveScenario } from "../../features/projects/scenarios.js";
import { entityTag } from "../../http/revisions.js";
import { fileRoute, jsonRoute, type Route, requireCaller, uploadRoute } from "../../http/route.js";

/** Files, notes, scenarios, and years of measurement and verification, which can change after the approval. */
export const PROJECT_RECORD_ROUTES: readonly Route[] = [
  jsonRoute(LIST_PROJECT_FILES, async ({ params }, services) => listFiles(params.id, services)),
  uploadRoute(ADD_PROJECT_FILE, async (request, services) =>
    request.receive(async (upload) => {
      const added = { ...request.query, upload };
      const { file, written } = await addFile(request.params.id, added, requireCaller(request), services);
      request.setHeader("ETag", entityTag(written.revision));
      return file;
    }),
  ),
  fileRoute(DOWNLOAD_PROJECT_FILE, async ({ params }, services) => downloadFile(params.id, params.fileId, services)),
  jsonRoute(REMOVE_PROJECT_FILE, async (request, services) => {
    const { id, fileId } = request.params;
    const { revision } = await removeFile(id, fileId, requireCaller(request), services);
    request.setHeader("ETag", entityTag(revision));
  }),
  jsonRoute(LIST_PROJECT_NOTES, async ({ params }, services) =>
    presentNotes(params.id, (await loadProject(params.id, services)).project, services),
  ),
  jsonRoute(WRITE_PROJECT_NOTE, async (request, services) => {
    const { id, noteType } = request.params;
    const note = { noteType, value: request.body.value };
    const { project, revision } = await writeNote(id, note, requireCaller(request), services);
    request.setHeader("ETag", entityTag(revision));
    return presentNotes(id, project, services);
  }),
  jsonRoute(LIST_SCENARIOS, async ({ params }, services) => listScenarios(params.id, services.store)),
  jsonRoute(SAVE_SCENARIO, async (request, services) =>
    saveScenario(request.params.id, request.body, requireCaller(request), services),
  ),
  jsonRoute(REMOVE_SCENARIO, async (request, services) => {
    const { id, scenarioId } = request.params;
    await removeScenario(id, scenarioId, requireCaller(request), services);
  }),
  jsonRoute(GET_MEASUREMENT, async ({ params }, services) =>
    presentMeasurement((await loadProject(params.id, services)).project),
  ),
  jsonRoute(WRITE_MEASUREMENT_YEAR, async (request, services) => {
    const { id, year } = request.params;
    const { project, revision } = await writeYear(id, year, request.body, requireCaller(request), services);
    request.setHeader("ETag", entityTag(revision));
    return presentMeasurement(project);
  }),
  jsonRoute(RETURN_MEASUREMENT_YEAR, async (request, services) => {
    const { id, year } = request.params;
    const taken = { step: "return", year, reason: request.body.reason } as const;
    const { project, revision } = await stepYear(id, taken, requireCaller(request), services);
    request.setHeader("ETag", entityTag(revision));
    return presentMeasurement(project);
  }),
  ...(
    [
      [SUBMIT_MEASUREMENT_YEAR, "submit"],
      [APPROVE_MEASUREMENT_YEAR, "approve"],
    ] as const
  ).map(([call, step]) =>
    jsonRoute(call, async (request, services) => {
      const { id, year } = request.params;
      const { project, revision } = await stepYear(id, { step, year }, requireCaller(request), services);
      request.setHeader("ETag", entityTag(revision));
      return presentMeasurement(project);
    }),
  ),
];
