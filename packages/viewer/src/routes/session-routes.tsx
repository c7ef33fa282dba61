import { UserStatus } from "@epb/contract";
import type { ReactElement } from "react";
import type { RouteObject } from "react-router-dom";
import { RequireOk, RequireStatus } from "../layout/guards.js";
import { Onward } from "../layout/onward.js";
import { scene } from "./scene.js";

/** Logging in, passwords, requesting an account. @spec P §2 "Route table" */
const PUBLIC: readonly RouteObject[] = [
  { path: "/login", ...scene(async () => (await import("../scenes/public/login-scene.js")).LoginScene) },
  {
    path: "/password-reset",
    ...scene(async () => (await import("../scenes/public/forgot-password-scene.js")).ForgotPasswordScene),
  },
  {
    path: "/password-reset/:uuid/:token",
    ...scene(async () => (await import("../scenes/public/reset-password-scene.js")).ResetPasswordScene),
  },
  {
    path: "/account-request",
    ...scene(async () => (await import("../scenes/public/account-request-scene.js")).AccountRequestScene),
  },
  {
    path: "/home/verify/:code",
    ...scene(async () => (await import("../scenes/authentication/verify-link-scene.js")).VerifyLinkScene),
  },
];

/** A screen of the way to Ok. */
const step = (status: UserStatus, path: string, load: () => Promise<() => ReactElement | null>): RouteObject => ({
  element: <RequireStatus status={status} />,
  children: [{ path: `/auth/${path}`, ...scene(load) }],
});

/** @spec P §2 "Authentication sub-routes" */
const AUTHENTICATION: readonly RouteObject[] = [
  { path: "/auth", element: <Onward /> },
  step(
    UserStatus.NeedsVerify,
    "verify",
    async () => (await import("../scenes/authentication/verify-scene.js")).VerifyScene,
  ),
  step(
    UserStatus.NeedsPasswordReset,
    "password-update",
    async () => (await import("../scenes/authentication/password-update-scene.js")).PasswordUpdateScene,
  ),
  step(
    UserStatus.NeedsTosPrivacy,
    "terms-of-service/privacy",
    async () => (await import("../scenes/authentication/terms-scene.js")).PrivacyTermsScene,
  ),
  step(
    UserStatus.NeedsTosData,
    "terms-of-service/data",
    async () => (await import("../scenes/authentication/terms-scene.js")).DataTermsScene,
  ),
  step(
    UserStatus.NeedsViewSelection,
    "view-selection",
    async () => (await import("../scenes/authentication/view-selection-scene.js")).ViewSelectionScene,
  ),
];

export const SESSION_ROUTES: readonly RouteObject[] = [
  ...PUBLIC,
  ...AUTHENTICATION,
  {
    element: <RequireOk />,
    children: [
      { path: "/account", ...scene(async () => (await import("../scenes/account/account-scene.js")).AccountScene) },
    ],
  },
];
