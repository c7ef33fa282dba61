import { GLOSSARY } from "@epb/contract";
import { GLOSSARY_TERMS } from "../../features/glossary/glossary.js";
import { type Route, route } from "../../http/route.js";

export const GLOSSARY_ROUTES: readonly Route[] = [route(GLOSSARY, async () => ({ items: GLOSSARY_TERMS }))];
