import { GroupPermission } from "@epb/contract";
import type { ReactElement } from "react";
import { Navigate } from "react-router-dom";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { usePermission } from "../../session/session-context.js";
import { NewProjectForm } from "./new-project/new-project-form.js";
import { NEW_PROJECT_TEXTS } from "./new-project/new-project-texts.js";

/** The form on its own page. @spec P §2 "Only users allowed to create projects" */
export function NewProjectScene(): ReactElement {
  const mayCreate = usePermission(GroupPermission.CreateProjects);
  if (!mayCreate) return <Navigate to="/home" replace />;
  return (
    <Page title={NEW_PROJECT_TEXTS.title} lead={NEW_PROJECT_TEXTS.lead}>
      <Card>
        <NewProjectForm />
      </Card>
    </Page>
  );
}
