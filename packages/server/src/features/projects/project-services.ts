import type { WorkerServices } from "../../workers/worker-services.js";
import type { OpenedProjects } from "./opened-projects.js";
import type { ProjectTexts } from "./project-texts.js";
import type { ReviewedUploads } from "./reviewed-uploads.js";

export interface ProjectServices extends WorkerServices {
  readonly projectTexts: ProjectTexts;
  readonly openedProjects: OpenedProjects;
  readonly reviewedUploads: ReviewedUploads;
}
