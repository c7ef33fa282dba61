// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, test } from "vitest";
import { showPasswordScene } from "../../../testing/show-password-scene.js";
import { PasswordUpdateScene } from "./password-update-scene.js";

afterEach(cleanup);

test.each([
  [true, "Your temporary password worked once. Choose your own."],
  [false, "Your password has expired. Choose a new one."],
])("the page gives the reason for a new password; temporary: %s", async (hasTemporaryPassword, reason) => {
  showPasswordScene(<PasswordUpdateScene />, { path: "/auth/password-update", user: { hasTemporaryPassword } });
  await screen.findByText(reason);
});
