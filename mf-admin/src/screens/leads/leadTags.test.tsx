import { getLeadSync } from '@site/api/hubspot/leadSync/contract';
import { exampleLeadSync } from '@site/api/hubspot/leadSync/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { getContact } from '@site/api/leads/contacts/contract';
import { exampleContact } from '@site/api/leads/contacts/example';
import { editLead, getLead, getLeadFilterOptions, listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLead, exampleLeadFilterOptions, exampleLeadPage } from '@site/api/leads/pipeline/example';
import { listLeadReplies } from '@site/api/leads/replies/contract';
import { exampleReplies } from '@site/api/leads/replies/example';
import { createLeadTag } from '@site/api/leads/tags/contract';
import { exampleLeadTag } from '@site/api/leads/tags/example';
import { getLeadWork, listLeadMembers } from '@site/api/leads/work/contract';
import { exampleWork } from '@site/api/leads/work/example';
import { fakeApi, findEnabled, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { LeadsScreen } from './LeadsScreen';

const tag = { id: 'tag-1', name: 'VIP' };
const lead = exampleLead({ tags: [tag] });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

async function openLead(role: Role) {
  const api = fakeApi()
    .on(listLeads, exampleLeadPage())
    .on(getLeadFilterOptions, exampleLeadFilterOptions({ tag: [tag] }))
    .on(listLeadMembers, [])
    .on(getLead, lead)
    .on(getContact, exampleContact())
    .on(getLeadWork, exampleWork())
    .on(getLeadSync, exampleLeadSync({ contact: null }))
    .on(listLeadReplies, exampleReplies({ items: [] }))
    .on(createLeadTag, ({ body }) => exampleLeadTag({ id: 'tag-2', name: body.name }))
    .on(editLead, { ...lead, version: 2 });
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const path = `/admin/leads/${lead.reference}`;
  const view = await renderPage(LeadsScreen, { path, pattern: '/admin/leads/:id?', api, state });
  return { ...view, api };
}

test('an editor adds a new tag and removes one', async () => {
  const { user, api } = await openLead('editor');
  const edits = () => api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await user.pasteInto(await screen.findByRole('combobox', { name: 'Add a tag' }), 'Webinar');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(edits()).toEqual([{ addTags: ['tag-2'] }]));
  await user.click(await findEnabled('button', { name: 'Remove tag VIP' }));
  await waitFor(() => expect(edits()[1]).toEqual({ removeTags: ['tag-1'] }));
});

test('a viewer reads tags, each linked to its leads, and changes none', async () => {
  await openLead('viewer');
  const link = await screen.findByRole('link', { name: 'VIP' });
  expect(link).toHaveAttribute('href', '/admin/leads?tag=tag-1');
  expect(screen.queryByRole('combobox', { name: 'Add a tag' })).not.toBeInTheDocument();
});
