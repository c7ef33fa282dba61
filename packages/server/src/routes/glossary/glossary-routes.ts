import { GLOSSARY } from "@epb/contract";
import { GLOSSARY_TERMS } from "../../features/glossary/glossary.js";
import { jsonRoute, type Route } from "../../http/route.js";

export const GLOSSARY_ROUTES: readonly Route[] = [jsonRoute(GLOSSARY, async () => ({ items: GLOSSARY_TERMS }))];
