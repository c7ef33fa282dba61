/** Sharing of several projects. */
export const SHARING_TEXTS = {
  open: "Share",
  title: "Share projects",
  organization: "Organization",
  organizationHint: "All members can view the projects. A customer can also choose a program office.",
  email: "Or the email address of a person",
  emailHint: "The person gets the role Project viewer, and an email.",
  projects: "Projects",
  projectsHint: "The list shows the loaded projects that you can share. Search or filter before you open this dialog.",
  all: (count: number): string => `Select all ${count}`,
  none: "Select none",
  share: "Share",
  shared: (count: number, name: string): string =>
    `${count} ${count === 1 ? "project" : "projects"} shared with ${name}.`,
} as const;
