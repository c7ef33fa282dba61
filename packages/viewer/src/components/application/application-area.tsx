import { APPLICATION_CALLS, APPLICATION_KINDS, type ApplicationCalls, type ApplicationKind } from "@epb/contract";
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from "react";

/** Path and calls of one kind of application. */
export interface ApplicationArea {
  readonly kind: ApplicationKind;
  readonly calls: ApplicationCalls;
  /** Addresses of its screens. @spec P §2 "/qualified-list/applications, /qualified-list/new-application", "/accreditation; /accreditation/new" */
  readonly listPath: string;
  readonly newPath: string;
  pathOf(id: string): string;
}

const NEW: Readonly<Record<ApplicationKind, { readonly list: string; readonly start: string }>> = {
  qualifiedList: { list: "/qualified-list/applications", start: "/qualified-list/new-application" },
  accreditation: { list: "/accreditation", start: "/accreditation/new" },
};

const AreaContext = createContext<ApplicationArea | undefined>(undefined);

export function ApplicationAreaProvider(props: {
  readonly kind: ApplicationKind;
  readonly children: ReactNode;
}): ReactElement {
  const { kind, children } = props;
  const area = useMemo<ApplicationArea>(
    () => ({
      kind,
      calls: APPLICATION_CALLS[kind],
      listPath: NEW[kind].list,
      newPath: NEW[kind].start,
      pathOf: (id) => `/${APPLICATION_KINDS[kind].area}/applications/${id}`,
    }),
    [kind],
  );
  return <AreaContext value={area}>{children}</AreaContext>;
}

/** Application area of the current page. */
export function useApplicationArea(): ApplicationArea {
  const area = useContext(AreaContext);
  if (area === undefined) throw new Error("there is no ApplicationAreaProvider around this");
  return area;
}
