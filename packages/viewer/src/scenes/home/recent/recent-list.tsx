import { type CurrentUser, GET_PROJECT_STATE } from "@epb/contract";
import { useQueries } from "@tanstack/react-query";
import { type ReactElement, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { isFailure } from "../../../api/api-failure.js";
import { Card } from "../../../components/card.js";
import { StagePill } from "../../../components/project/stage-pill.js";
import { useSession } from "../../../session/session-context.js";
import { HOME_TEXTS } from "../home-texts.js";

/** Replies for a project that does not exist, or that the person may not see. */
const GONE = [403, 404];

/** The projects that the reader opened last in this browser. */
export function RecentList({ user }: { readonly user: CurrentUser }): ReactElement | null {
  const { api, recent } = useSession();
  const [ids] = useState(() => recent.of(user.id));
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: [GET_PROJECT_STATE.name, { params: { id } }],
      queryFn: () => api.call(GET_PROJECT_STATE, { params: { id } }),
    })),
  });
  const gone = ids.filter((_, index) => GONE.some((status) => isFailure(queries[index]?.error, status))).join();
  useEffect(() => {
    if (gone !== "") for (const id of gone.split(",")) recent.forget(user.id, id);
  }, [gone, recent, user.id]);
  const projects = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  // A list that grows line by line would move the content below.
  if (projects.length === 0 || queries.some(({ isLoading }) => isLoading)) return null;
  return (
    <Card title={HOME_TEXTS.recent(projects.length)}>
      <ul className="plain-list recent-list">
        {projects.map(({ id, name, stage }) => (
          <li key={id}>
            <Link to={`/portfolio/${id}`}>{name}</Link> <StagePill stage={stage} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
