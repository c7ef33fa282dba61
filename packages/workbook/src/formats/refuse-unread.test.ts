import { expect, test } from "vitest";
import { refuseUnread } from "./sheetjs-workbook.js";

test.each([
  "File is password-protected",
  "File is password-protected: ECMA-376 Extensible",
  "Unsupported password protection",
  "Password is incorrect",
  "ECMA-376 Encrypted file missing /EncryptedPackage",
  "Unsupported ODS Encryption",
])("%s: the workbook has a password", (message) => {
  expect(refuseUnread(new Error(message)).finding.name).toBe("file/password-protected");
});

test.each(["Unsupported ZIP encryption", "EncryptionInfo mismatch", "Encryption Flags/AlgID mismatch", "Bad offset"])(
  "%s: the file is damaged",
  (message) => {
    expect(refuseUnread(new Error(message)).finding).toMatchObject({ name: "file/damaged", found: message });
  },
);
