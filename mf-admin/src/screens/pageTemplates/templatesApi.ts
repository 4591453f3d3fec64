import { renderExamples, restoreOriginal, templateContent } from '@site/api/content/pageTemplates/contract';
import { api, write } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of page templates in the workbench. */
export const templates = createContentClient(templateContent);

export const { useRenderExamplesMutation, useRestoreTemplateOriginalMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    renderExamples: build.mutation(write(renderExamples)),
    restoreTemplateOriginal: build.mutation(write(restoreOriginal)),
  }),
  overrideExisting: true,
});
