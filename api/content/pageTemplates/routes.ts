import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { contentRoutes } from '../documents/contentRoutes';
import { countWords } from '../markdown/textMeasures';
import { chooseExamples } from './chooseExamples';
import { renderComposedExamples } from './composed/composedExamples';
import { composedPageRoutes } from './composed/routes';
import { COMPOSED_PAGES, listStartingPoints, renderExamples, type TemplateExample } from './contract';
import { type CreatedPage, createPages, namesOf, visibleText } from './createPages';
import { mayReadTemplates } from './policy';
import { restoreOriginalRoute } from './restoreOriginal';
import { readStartingPoints } from './startingPoints';
import { readLocations } from './subjects';
import { templateKind } from './templateKind';

/** The routes of page templates: their documents, and the pages that they would make. */
export function pageTemplateRoutes(api: Api): void {
  addRoute(
    api,
    renderExamples,
    mayReadTemplates,
    async ({ body, skipAudit }) => {
      skipAudit();
      if (body.slug === COMPOSED_PAGES) return renderComposedExamples(body);
      const places = await readLocations();
      const examples = chooseExamples(body, places);
      const made = await createPages(
        body,
        examples.map(({ combination }) => combination),
        places,
      );
      return made.map((page, at) => toExample(page, examples[at]?.reason ?? ''));
    },
    { deadline: 10 },
  );

  addRoute(api, listStartingPoints, mayReadTemplates, () => readStartingPoints(new Date()), { deadline: 10 });
  restoreOriginalRoute(api);
  composedPageRoutes(api);
  contentRoutes(api, templateKind);
}

function toExample({ combination, rendered, draft, path }: CreatedPage, reason: string): TemplateExample {
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
