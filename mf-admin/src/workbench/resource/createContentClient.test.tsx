import { newsletterContent } from '@site/api/audience/newsletters/contract';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { createContentClient } from './createContentClient';

test('a report of presence loads nothing again', async () => {
  const client = createContentClient(newsletterContent);
  const api = fakeApi()
    .on(newsletterContent.list, { items: [], nextCursor: null, total: 0, isMore: false })
    .on(newsletterContent.presence, [])
    .on(newsletterContent.revisions, []);
  await renderPage(() => <p>{client.useRows({}).data?.total} newsletters</p>, { api });
  await screen.findByText('0 newsletters');
  await client.presence('n1', 'subject');
  // A list that the report invalidated would be requested before this.
  await client.revisions('n1');
  expect(api.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /admin/newsletters',
    'POST /admin/newsletters/n1/presence',
    'GET /admin/newsletters/n1/revisions',
  ]);
});
