import { testCrawler } from '@site/api/seo/crawlerTest/contract';
import { listCrawlerRevisions } from '@site/api/settings/crawlers/contract';
import { api, read, write } from '@site/shell/kit/query';

const crawlersApi = api.injectEndpoints({
  endpoints: (build) => ({
    testCrawler: build.mutation(write(testCrawler)),
    listCrawlerRevisions: build.query(read(listCrawlerRevisions)),
  }),
  overrideExisting: true,
});

export const { useListCrawlerRevisionsQuery, useTestCrawlerMutation } = crawlersApi;
