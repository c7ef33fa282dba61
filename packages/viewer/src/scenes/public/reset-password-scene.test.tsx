// @vitest-environment jsdom
import { FIRST_PASSWORD_QUERY, MESSAGES } from "@epb/contract";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { showPasswordScene } from "../../../testing/show-password-scene.js";
import { ResetPasswordScene } from "./reset-password-scene.js";

afterEach(cleanup);

const NEW_PASSWORD = "brass lantern fjord";
const FIRST = "Choose a password for your new account. The link in the email works once.";

test.each([
  ["the first password", `?${FIRST_PASSWORD_QUERY}`, FIRST, "Your password is set. Sign in."],
  ["a reset", "", /^You sign in with this password from now on/, MESSAGES.passwordReset],
])("the page of a link for %s has its own texts", async (_, query, lead, done) => {
  const path = "/password-reset/:uuid/:token";
  showPasswordScene(<ResetPasswordScene />, { path, address: `/password-reset/1/2${query}` });
  await screen.findByText(lead);
  await userEvent.type(screen.getByLabelText(/New password/), NEW_PASSWORD);
  await userEvent.type(screen.getByLabelText(/Confirm password/), NEW_PASSWORD);
  await userEvent.click(screen.getByRole("button", { name: "Update Password" }));
  await screen.findByText(done);
  expect(screen.queryByLabelText(/New password/)).toBeNull();
  expect(screen.getByRole("link", { name: "Back to Login" }).getAttribute("href")).toBe("/login");
});
