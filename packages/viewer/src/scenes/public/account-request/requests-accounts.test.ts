import { expect, test } from "vitest";
import { requestsAccountsAt } from "./requests-accounts.js";

test.each([
  ["https://epb.example.gov/login", true],
  ["http://localhost:8080/login", true],
  ["http://127.0.0.1:8080/login", true],
  ["https://training.example.gov/login", false],
  ["https://epb.example.com/login", false],
])("at %s accounts can be requested: %s", (address, isAllowed) => {
  expect(requestsAccountsAt(address, "https://epb.example.gov")).toBe(isAllowed);
});
