import type { OrganizationMember } from "@epb/contract";

export const nameOf = ({ firstName, lastName }: OrganizationMember): string => `${firstName} ${lastName}`;
