import { getMailing, type NewsletterRow, newsletterContent } from '@site/api/audience/newsletters/contract';
import { exampleMailing, exampleNewsletterDraft } from '@site/api/audience/newsletters/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { listSavedViews } from '@site/api/identity/views/contract';
import { exampleSavedView } from '@site/api/identity/views/example';
import { listLeadMembers } from '@site/api/leads/work/contract';
import { fakeApi, renderPage } from '@site/shell/testing';
import { NewslettersScreen } from './NewslettersScreen';

export const draft = exampleNewsletterDraft();
export const facts = {
  id: 'd'.repeat(24),
  label: draft.subject,
  slug: draft.slug,
  state: 'draft' as NewsletterRow['state'],
  path: null as string | null,
  publishedAt: null as string | null,
  publishAt: null,
  fault: null,
  binnedAt: null,
  version: 1,
  updatedAt: '2026-11-22T20:00:00.000Z',
  updatedBy: 'Ana Ruiz',
};
export const sent = {
  state: 'published' as const,
  publishedAt: '2026-11-23T15:00:00.000Z',
  path: '/newsletters/one',
};
export const row: NewsletterRow = { ...facts, preheader: draft.preheader, topics: ['support'] };
export const document = { ...facts, draft, published: null, scheduled: null };
export const member = exampleMember();

export const newslettersApi = (mailing = exampleMailing()) =>
  fakeApi()
    .on(newsletterContent.list, {
      items: [row, { ...row, id: 'e'.repeat(24), label: 'October', ...sent }],
      nextCursor: null,
      total: 2,
      isMore: false,
    })
    .on(newsletterContent.get, document)
    .on(newsletterContent.presence, [])
    .on(newsletterContent.edit, ({ body }) => ({ ...document, draft: body, version: 2 }))
    .on(newsletterContent.publish, { ...document, ...sent, version: 2, published: draft })
    .on(getMailing, mailing)
    .on(listSavedViews, {
      items: [
        exampleSavedView({ id: 'own', name: 'My own' }),
        exampleSavedView({ id: 'footer', name: 'From the footer', isShared: true }),
      ],
    })
    .on(listLeadMembers, [
      { id: member.id, name: member.name },
      { id: 'b'.repeat(24), name: 'Ben Ortiz' },
    ]);

export async function open(path: string, { role = 'editor' as Role, api = newslettersApi() } = {}) {
  const state = { session: exampleSession({ user: { ...member, role } }) };
  const pattern = '/admin/newsletters/:id?';
  return { ...(await renderPage(NewslettersScreen, { path, pattern, api, state })), api };
}

export const editor = `/admin/newsletters/${facts.id}`;
