import {
  CREATE_PROJECT,
  DELETE_PROJECT,
  EXPORT_PROJECT_LIST,
  GET_PROJECT,
  LIST_PROJECTS,
  type NewProjectForm,
  type NewProjectParts,
  PROJECT_NAME_EXISTS,
  SAVE_PROJECT,
  SUMMARIZE_PROJECT_LIST,
  UPLOAD_WORKBOOK,
} from "@epb/contract";
import { nameKey } from "../../base/name-key.js";
import { cachedProjectResponse } from "../../features/projects/cached-project-response.js";
import { createProject, type NewProject, presentCreated } from "../../features/projects/create-project.js";
import { deleteProject } from "../../features/projects/delete-project.js";
import { exportProjectList } from "../../features/projects/export-project-list.js";
import { listProjects } from "../../features/projects/list-projects.js";
import { newProjectOfForm } from "../../features/projects/new-project-of-form.js";
import { newProjectOfParts } from "../../features/projects/new-project-of-parts.js";
import { previewUpload } from "../../features/projects/preview-upload.js";
import { PROJECT_ENTRIES } from "../../features/projects/project-entries.js";
import { saveProject } from "../../features/projects/save-project.js";
import { summarizeProjectList } from "../../features/projects/summarize-project-list.js";
import { uploadProject } from "../../features/projects/upload-project.js";
import { entityTag, revisionOfIfMatch } from "../../http/revisions.js";
import { fileRoute, jsonRoute, type Route, requireCaller, requireEntry, uploadRoute } from "../../http/route.js";

/** The project calls. @spec C §7 "POST api/project", "GET api/project/{id}", "PUT api/project", "DELETE api/project/{id}" */
export const PROJECT_ROUTES: readonly Route[] = [
  jsonRoute(LIST_PROJECTS, async (request, services) => {
    const { rows, next } = await listProjects(request.query, requireCaller(request), services);
    if (next !== undefined) request.setHeader("Next-Cursor", next);
    return rows;
  }),
  jsonRoute(SUMMARIZE_PROJECT_LIST, async (request, services) =>
    summarizeProjectList(request.query, requireCaller(request), services),
  ),
  fileRoute(EXPORT_PROJECT_LIST, async (request, services) =>
    exportProjectList(request.query, requireCaller(request), services),
  ),
  jsonRoute(CREATE_PROJECT, async (request, services) => {
    const created = await createProject(newProjectOf(request.body), requireCaller(request), services);
    request.setHeader("ETag", entityTag(created.revision));
    return presentCreated(created);
  }),
  jsonRoute(PROJECT_NAME_EXISTS, async ({ params }, { store }) => ({
    exists: (await store.getBy(PROJECT_ENTRIES, "nameKey", nameKey(params.name))) !== undefined,
  })),
  // Before the route of the project itself, whose path matches any word.
  uploadRoute(UPLOAD_WORKBOOK, async (request, services) =>
    request.receive(async (upload) => {
      const { preview = false, ...query } = request.query;
      const expected = revisionOfIfMatch(request.header("If-Match"));
      const work = { ...query, upload, ...(expected !== undefined && { expected }) };
      if (preview) {
        const previewed = await previewUpload(work, requireCaller(request), services);
        if (previewed.revision !== undefined) request.setHeader("ETag", entityTag(previewed.revision));
        return previewed;
      }
      const { created, ...read } = await uploadProject(work, requireCaller(request), services);
      request.setHeader("ETag", entityTag(created.revision));
      return { ...presentCreated(created), ...read };
    }),
  ),
  jsonRoute(GET_PROJECT, async (request, services) => {
    const text = await cachedProjectResponse(requireEntry(request), services);
    request.setHeader("ETag", entityTag(text.revision));
    return text;
  }),
  jsonRoute(SAVE_PROJECT, async (request, services) => {
    const { body, header, setHeader } = request;
    const revision = body.revision ?? revisionOfIfMatch(header("If-Match"));
    const changes = { ...body, ...(revision !== undefined && { revision }) };
    const saved = await saveProject(changes, requireCaller(request), services);
    setHeader("ETag", entityTag(saved.revision));
    return saved.json;
  }),
  jsonRoute(DELETE_PROJECT, async (request, services) =>
    deleteProject(request.params.id, requireCaller(request), services),
  ),
];

function newProjectOf(body: NewProjectParts | NewProjectForm): NewProject {
  if ("record" in body) return newProjectOfParts(body);
  const { _email, _customerEmail, _createdSource } = body;
  return {
    project: newProjectOfForm(body),
    builderEmail: _email,
    ...(_customerEmail !== undefined && { customerEmail: _customerEmail }),
    ...(_createdSource !== undefined && { createdSource: _createdSource }),
  };
}
