import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { contentRoutes } from '../documents/contentRoutes';
import { countWords } from '../markdown/textMeasures';
import { chooseExamples } from './chooseExamples';
import { listSubjects, renderExamples, type TemplateExample } from './contract';
import { type MadePage, makePages, namesOf, visibleText } from './makePages';
import { sourcedFacts } from './pageValues';
import { mayReadTemplates } from './policy';
import { industries, readLocations, services } from './subjects';
import { templateKind } from './templateKind';

/** The routes of page templates: their documents, and the pages that they would make. */
export function pageTemplateRoutes(api: Api): void {
  addRoute(api, listSubjects, mayReadTemplates, async () => ({
    services: services.map(({ code, name }) => ({ value: code, label: name })),
    industries: industries.map(({ code, name }) => ({ value: code, label: name })),
    places: (await readLocations()).map((place) => ({
      value: place.slug,
      label: place.name,
      facts: sourcedFacts(place).length,
    })),
  }));

  addRoute(
    api,
    renderExamples,
    mayReadTemplates,
    async ({ body, skipAudit }) => {
      skipAudit();
      const places = await readLocations();
      const examples = chooseExamples(body, places);
      const made = await makePages(
        body,
        examples.map(({ combination }) => combination),
        places,
      );
      return made.map((page, at) => toExample(page, examples[at]?.reason ?? ''));
    },
    { deadline: 10 },
  );

  contentRoutes(api, templateKind);
}

function toExample({ combination, rendered, draft, path }: MadePage, reason: string): TemplateExample {
  return {
    ...namesOf(combination),
    reason,
    path: rendered.address ? path : '',
    title: draft.searchTitle,
    description: draft.description,
    words: countWords(visibleText(draft)),
    blocks: draft.blocks,
    missing: rendered.missing,
    errors: Object.entries(rendered.errors).map(([field, message]) => ({ field, message })),
  };
}
