import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { getContact, mergeContacts, undoContactMerge } from '@site/api/leads/contacts/contract';
import { exampleContact, exampleContactDuplicate } from '@site/api/leads/contacts/example';
import { exampleAnswerFile } from '@site/api/leads/files/example';
import { exampleLead } from '@site/api/leads/pipeline/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { LeadContact } from './LeadContact';

const lead = exampleLead();
const duplicate = exampleContactDuplicate();
const merged = exampleContact({
  emails: ['dana@example.com', 'office@example.com'],
  merges: [
    {
      id: 'merge-1',
      emails: ['office@example.com'],
      at: '2026-11-21T10:00:00.000Z',
      by: 'Robin Example',
      isUndoable: true,
    },
  ],
  version: 4,
});

async function openContact(api: ReturnType<typeof fakeApi>, role: Role = 'editor') {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const Panel = () => <LeadContact lead={lead} />;
  const view = await renderPage(Panel, { path: '/admin/leads', api, state });
  await screen.findByRole('heading', { name: 'Contact history' });
  return { ...view, api };
}

test('the history can be narrowed to one kind', async () => {
  const [enquiry] = exampleContact().timeline;
  const timeline = [
    enquiry!,
    { ...enquiry!, kind: 'note' as const, id: 'n', title: 'Prefers mornings', state: 'by Robin' },
    { ...enquiry!, kind: 'stage' as const, id: 's', title: 'Qualified', state: 'by Robin' },
  ];
  const { user } = await openContact(fakeApi().on(getContact, exampleContact({ timeline })));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Timeline: everything' }));
  await user.click(await screen.findByRole('menuitem', { name: 'notes and tasks' }));
  const [note, ...others] = screen.getAllByRole('listitem');
  expect(note).toHaveTextContent(/Note Prefers mornings.*by Robin/);
  expect(others).toEqual([]);
});

test('lists everything the person did, with links to their other leads', async () => {
  const [enquiry] = exampleContact().timeline;
  const timeline = [
    {
      ...enquiry!,
      kind: 'booking' as const,
      id: 'EB-1',
      title: 'Consultation',
      state: 'Booked',
      startsAt: '2026-12-01T16:30:00.000Z',
    },
    { ...enquiry!, files: [exampleAnswerFile()] },
    { ...enquiry!, id: 'EM-00000009', title: 'Email Security', state: 'Lost' },
  ];
  await openContact(fakeApi().on(getContact, exampleContact({ timeline, isMore: true })));
  const [booking, own, _file, _note, other] = await screen.findAllByRole('listitem');
  expect(booking).toHaveTextContent(/Booking Consultation for Dec 1, 2026, 10:30 AM CST.*Booked/);
  expect(own).toHaveTextContent(/Inquiry Cybersecurity.*\(this lead\)/);
  const [download, ...further] = within(own!).getAllByRole('link');
  expect(download).toHaveAttribute('href', `/api/admin/leads/${lead.reference}/files/file-1`);
  expect(further).toEqual([]);
  expect(within(other!).getByRole('link', { name: 'Email Security' })).toHaveAttribute(
    'href',
    '/admin/leads/EM-00000009',
  );
  expect(screen.getByText('Older entries aren’t shown.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Possible duplicates' })).toBeNull();
});

test('merges a possible duplicate at the loaded version, and undoes it from the notice', async () => {
  const api = fakeApi()
    .on(getContact, exampleContact({ duplicates: [duplicate] }))
    .on(mergeContacts, () => {
      api.on(getContact, merged);
      return merged;
    })
    .on(undoContactMerge, exampleContact());
  const { user } = await openContact(api);
  const list = await screen.findByRole('region', { name: 'Possible duplicates' });
  expect(list).toHaveTextContent('Same phone number and company');
  expect(within(list).getByRole('link', { name: duplicate.name })).toHaveAttribute(
    'href',
    `/admin/leads/${duplicate.lead}`,
  );
  await user.click(within(list).getByRole('button', { name: `Merge ${duplicate.name}` }));
  expect(await screen.findByText('Contacts merged')).toBeVisible();
  const request = api.requests.find(({ method }) => method === 'POST');
  expect(request?.body).toEqual({ contact: duplicate.id });
  expect(request?.headers.get('if-match')).toBe('"0"');
  expect(await screen.findByText(/office@example.com merged by Robin Example on/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Contacts separated')).toBeVisible();
  const separation = api.requests.find(({ method }) => method === 'DELETE');
  expect(separation?.path).toBe(`/admin/leads/${lead.reference}/contact/merges/merge-1`);
  expect(separation?.headers.get('if-match')).toBe('"4"');
});

test('says why contacts were not merged', async () => {
  const api = fakeApi()
    .on(getContact, exampleContact({ duplicates: [duplicate] }))
    .on(mergeContacts, () => failure(409, 'Another member merged one of these contacts.'));
  const { user } = await openContact(api);
  await user.click(await screen.findByRole('button', { name: `Merge ${duplicate.name}` }));
  expect(await screen.findByText('Another member merged one of these contacts.')).toBeVisible();
});

test('shows old merges without a way to undo them, and viewers nothing they may not do', async () => {
  const [merge] = merged.merges;
  const old = { ...merged, merges: [{ ...merge!, isUndoable: false }], duplicates: [duplicate] };
  await openContact(fakeApi().on(getContact, old), 'viewer');
  expect(await screen.findByText(/merged by Robin Example/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Undo merge/ })).toBeNull();
  expect(screen.queryByRole('button', { name: `Merge ${duplicate.name}` })).not.toBeInTheDocument();
});

test('a contact that does not load says why and can be loaded again', async () => {
  const api = fakeApi().on(getContact, () => failure(503, 'Please try again in a moment.'));
  const { user } = await openContact(api);
  expect(await screen.findByText('Couldn’t load the contact')).toBeVisible();
  api.on(getContact, exampleContact());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('(this lead)')).toBeVisible();
});

test('shows the pages of a visit', async () => {
  const [enquiry] = exampleContact().timeline;
  const visit = {
    ...enquiry!,
    kind: 'visit' as const,
    id: '1',
    title: 'From google',
    state: '2 pages, 3 min',
    pages: [
      { path: '/services', seconds: 140 },
      { path: '/pricing', seconds: 0 },
    ],
  };
  const { user } = await openContact(fakeApi().on(getContact, exampleContact({ timeline: [visit] })));
  await user.click(await screen.findByText('Pages'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Website visit From google'),
    '/services 2m 20s',
    '/pricing ',
  ]);
});
