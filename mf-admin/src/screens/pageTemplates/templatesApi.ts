import { listSubjects, renderExamples, templateContent } from '@site/api/content/pageTemplates/contract';
import { api, read, write } from '@site/shell/kit/query';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of page templates in the workbench. */
export const templates = createContentClient(templateContent);

export const { useListSubjectsQuery, useRenderExamplesMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listSubjects: build.query(read(listSubjects)),
    renderExamples: build.mutation(write(renderExamples)),
  }),
  overrideExisting: true,
});
