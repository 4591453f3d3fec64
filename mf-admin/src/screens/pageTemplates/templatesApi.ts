import {
  listStartingPoints,
  renderExamples,
  restoreOriginal,
  templateContent,
} from '@site/api/content/pageTemplates/contract';
import { api, read, write } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of page templates in the workbench. */
export const templates = createContentClient(templateContent);

export const { useListStartingPointsQuery, useRenderExamplesMutation, useRestoreTemplateOriginalMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listStartingPoints: build.query(read(listStartingPoints)),
      renderExamples: build.mutation(write(renderExamples)),
      restoreTemplateOriginal: build.mutation(write(restoreOriginal)),
    }),
    overrideExisting: true,
  });
