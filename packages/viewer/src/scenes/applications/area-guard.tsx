import { APPLICATION_KINDS, type ApplicationKind } from "@epb/contract";
import type { ReactElement } from "react";
import { ApplicationAreaProvider } from "../../components/application/application-area.js";
import { NotFound } from "../../components/not-permitted.js";
import { RequirePermission } from "../../layout/guards.js";
import { useSite } from "../../site/site-context.js";

/**
 * Screens of applications of one kind: for whoever may create or view them, administrators among them, and nowhere on a test
 * site.
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

/** Only for whoever may create applications of the kind. */
export function ApplicantGuard({ kind }: { readonly kind: ApplicationKind }): ReactElement {
  return <RequirePermission anyOf={[APPLICATION_KINDS[kind].createPermission]} />;
}
