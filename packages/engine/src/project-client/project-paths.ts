/** Paths of the project calls. @spec C §7 "api/project/list", "POST api/project", "api/project/{id}" */
export const PROJECT_PATHS = {
  list: "api/project/list",
  /** Creates with POST, saves with PUT. */
  all: "api/project",
  one: (id: string): string => `api/project/${encodeURIComponent(id)}`,
} as const;
