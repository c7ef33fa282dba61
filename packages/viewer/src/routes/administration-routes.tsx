import { GroupPermission } from "@epb/contract";
import type { RouteObject } from "react-router-dom";
import { RequirePermission } from "../layout/guards.js";
import { scene } from "./scene.js";

const PARTS: RouteObject[] = [
  { index: true, ...scene(async () => (await import("../scenes/administration/overview-scene.js")).OverviewScene) },
  {
    path: "account-requests",
    ...scene(async () => (await import("../scenes/administration/account-requests-scene.js")).AccountRequestsScene),
  },
  {
    path: "account-requests/:requestId",
    ...scene(async () => (await import("../scenes/administration/account-request-scene.js")).AccountRequestScene),
  },
  { path: "users", ...scene(async () => (await import("../scenes/administration/users-scene.js")).UsersScene) },
  { path: "users/:userId", ...scene(async () => (await import("../scenes/administration/user-scene.js")).UserScene) },
  {
    path: "organizations",
    ...scene(async () => (await import("../scenes/organizations/organizations-scene.js")).OrganizationsScene),
  },
  {
    path: "trainings",
    ...scene(async () => (await import("../scenes/administration/trainings-scene.js")).TrainingsScene),
  },
  {
    path: "error-log",
    ...scene(async () => (await import("../scenes/administration/error-log-scene.js")).ErrorLogScene),
  },
  { path: "audit", ...scene(async () => (await import("../scenes/administration/audit-scene.js")).AuditScene) },
  { path: "jobs", ...scene(async () => (await import("../scenes/administration/jobs-scene.js")).JobsScene) },
];

/** Pages for administrators. @spec P §6 "Admin is the only administrator" */
export const ADMINISTRATION_ROUTES: readonly RouteObject[] = [
  {
    path: "/administration",
    element: <RequirePermission anyOf={[GroupPermission.Administer]} />,
    children: [
      {
        ...scene(async () => (await import("../scenes/administration/administration-layout.js")).AdministrationLayout),
        children: PARTS,
      },
    ],
  },
];
