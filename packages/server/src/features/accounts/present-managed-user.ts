import type { ManagedUser } from "@epb/contract";
import type { Stored } from "../../store/collection.js";
import type { User } from "./users.js";

/** An account as administrators see it. */
export function presentManagedUser({ document, revision }: Stored<User>): ManagedUser {
  return {
    id: document.id,
    revision,
    email: document.email,
    firstName: document.firstName,
    lastName: document.lastName,
    title: document.title,
    organization: document.organization,
    phone: document.phone,
    city: document.city,
    region: document.region,
    country: document.country,
    userGroupId: document.group,
    projectTypes: document.projectTypes,
    isActive: document.isActive,
    isVerified: document.verifiedAt !== undefined,
    hasPassword: document.passwordHash !== undefined,
    hasSecondFactor: document.secondFactor?.confirmedAt !== undefined,
    createdAt: document.createdAt,
  };
}
