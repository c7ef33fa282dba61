import type { ReactElement } from "react";
import { type AreaPart, PartNavigation } from "../../../components/part-navigation.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { PROJECT_TABS, PROJECT_TEXTS } from "../../../texts/project-texts.js";

/** Target of each tab, relative to the project. */
const TABS: readonly AreaPart[] = [
  { path: "", title: PROJECT_TABS.dashboard },
  { path: "/data", title: PROJECT_TABS.data },
  { path: "/upload", title: PROJECT_TABS.upload },
  { path: "/schedules", title: PROJECT_TABS.schedules },
  { path: "/what-if", title: PROJECT_TABS.whatIf },
  { path: "/life-cycle-cost", title: PROJECT_TABS.lifeCycleCost },
  { path: "/measurement", title: PROJECT_TABS.measurement },
  { path: "/files", title: PROJECT_TABS.files },
  { path: "/notes", title: PROJECT_TABS.notes },
  { path: "/history", title: PROJECT_TABS.history },
  { path: "/access", title: PROJECT_TABS.access },
];

/** The parts of a project. */
export function ProjectTabs(): ReactElement {
  const { id } = useOpenProject();
  return <PartNavigation className="project-tabs" label={PROJECT_TEXTS.tabs} base={`/portfolio/${id}`} parts={TABS} />;
}
