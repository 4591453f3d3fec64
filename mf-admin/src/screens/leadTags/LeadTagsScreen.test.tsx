import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { getLeadTag, listLeadTags, mergeLeadTag } from '@site/api/leads/tags/contract';
import { exampleLeadTag } from '@site/api/leads/tags/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { LeadTagsScreen } from './LeadTagsScreen';

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('tags are listed with their leads, and one is merged into another', async () => {
  const inView: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    inView.push(this.textContent);
  };
  const [tag, other] = [exampleLeadTag(), exampleLeadTag({ id: 'tag-2', name: 'Insurance', leads: 1000 })];
  const api = fakeApi()
    .on(listLeadTags, { items: [tag, other], nextCursor: null, total: 2, isMore: false })
    .on(getLeadTag, tag)
    .on(mergeLeadTag, other);
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  const { user } = await renderPage(LeadTagsScreen, {
    path: '/admin/lead-tags/tag-1',
    pattern: '/admin/lead-tags/:id?',
    api,
    state,
  });
  expect(await screen.findByText('1,000+')).toBeVisible();
  expect(screen.getByRole('link', { current: 'page', name: 'Lead tags' })).toBeVisible();
  // Of the tabs, which are wider than a phone.
  expect(inView).toContain('Lead tags');
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute('href', '/admin/leads?tag=tag-1');
  await user.click(await screen.findByRole('button', { name: 'Merge into another tag' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Insurance' }));
  await user.click(await screen.findByRole('button', { name: 'Merge tags' }));
  await waitFor(() => expect(screen.getByText('Cyber insurance merged into Insurance')).toBeVisible());
  const sent = api.requests.find(({ method }) => method === 'POST');
  expect(sent).toMatchObject({ path: '/admin/lead-tags/tag-1/merge', body: { into: 'tag-2' } });
  expect(sent?.headers.get('if-match')).toBe('"1"');
});
