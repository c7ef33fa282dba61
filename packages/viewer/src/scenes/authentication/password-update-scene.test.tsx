// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, test } from "vitest";
import { showPasswordScene } from "../../../testing/show-password-scene.js";
import { PasswordUpdateScene } from "./password-update-scene.js";

afterEach(cleanup);

test.each([
  [true, "Your password is temporary. Choose a new password."],
  [false, "An administrator asked you to choose a new password."],
])("the page gives the reason for a new password; temporary: %s", async (hasTemporaryPassword, reason) => {
  showPasswordScene(<PasswordUpdateScene />, { path: "/auth/password-update", user: { hasTemporaryPassword } });
  await screen.findByText(reason);
});
