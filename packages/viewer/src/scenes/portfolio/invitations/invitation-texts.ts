/** Invitations to projects, above the portfolio. */
export const INVITATION_TEXTS = {
  title: "Invitations",
  invited: (project: string, role: string, when: string): string =>
    `You are invited to the project “${project}” as ${role} (${when}).`,
  accept: "Accept",
  acceptOf: (project: string): string => `Accept the invitation to ${project}`,
  accepted: (project: string): string => `You now have access to ${project}.`,
} as const;
