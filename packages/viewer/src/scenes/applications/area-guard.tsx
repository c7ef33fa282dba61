import { APPLICATION_KINDS, type ApplicationKind } from "@epb/contract";
import type { ReactElement } from "react";
import { ApplicationAreaProvider } from "../../components/application/application-area.js";
import { NotFound } from "../../components/not-permitted.js";
import { RequirePermission } from "../../layout/guards.js";
import { useSite } from "../../site/site-context.js";

/**
 * Limits the pages of one kind of application to users who may create or view them, including administrators. They do
 * not exist on a test site.
 *
 * @spec P §6 "'qualified-list' is open only to ESCO", "Application panels and the Applications menu"
 */
export function AreaGuard({ kind }: { readonly kind: ApplicationKind }): ReactElement {
  const { isTestSite } = useSite();
  const { createPermission, viewPermission } = APPLICATION_KINDS[kind];
  if (isTestSite) return <NotFound />;
  return (
    <ApplicationAreaProvider kind={kind}>
      <RequirePermission anyOf={[createPermission, viewPermission]} />
    </ApplicationAreaProvider>
  );
}

/** Limits pages to users who may create applications of the kind. */
export function ApplicantGuard({ kind }: { readonly kind: ApplicationKind }): ReactElement {
  return <RequirePermission anyOf={[APPLICATION_KINDS[kind].createPermission]} />;
}
