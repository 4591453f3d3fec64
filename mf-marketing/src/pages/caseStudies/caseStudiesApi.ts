import { getCaseStudy, listCaseStudies } from '@site/api/content/caseStudies/contract';
import { api, read } from '@site/shell/kit/query';

/** The case studies that the team has published. */
export const caseStudiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCaseStudies: build.query(read(listCaseStudies)),
    getCaseStudy: build.query(read(getCaseStudy)),
  }),
  overrideExisting: true,
});
