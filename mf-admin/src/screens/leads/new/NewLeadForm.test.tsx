import { getLeadSync } from '@site/api/hubspot/leadSync/contract';
import { exampleLeadSync } from '@site/api/hubspot/leadSync/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { getContact } from '@site/api/leads/contacts/contract';
import { exampleContact } from '@site/api/leads/contacts/example';
import { createManualLead, getKnownPerson, type ManualLeadDraft } from '@site/api/leads/manualLeads/contract';
import { exampleKnownPerson } from '@site/api/leads/manualLeads/example';
import { getLead, getLeadFilterOptions, listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLead, exampleLeadFilterOptions, exampleLeadPage } from '@site/api/leads/pipeline/example';
import { listLeadReplies } from '@site/api/leads/replies/contract';
import { exampleReplies } from '@site/api/leads/replies/example';
import { getLeadWork, listLeadMembers } from '@site/api/leads/work/contract';
import { exampleWork } from '@site/api/leads/work/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { LeadsScreen } from '../LeadsScreen';

const morgan = exampleLead({
  reference: 'EM-00000007',
  name: 'Morgan Example',
  manual: { source: 'phone', by: 'Robin Example' },
  source: 'Phone call',
  consent: 'Asked for the offer by email.',
  disclosureVersion: null,
  disclosureHash: null,
  contactTime: null,
  mails: [],
  mail: 'none',
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

function CurrentPath() {
  const { pathname } = useLocation();
  return (
    <>
      <LeadsScreen />
      <output aria-label="Address">{pathname}</output>
    </>
  );
}

async function openForm({ role = 'editor' as Role, path = '/admin/leads/new' } = {}) {
  const api = fakeApi()
    .on(listLeads, exampleLeadPage())
    .on(getLeadFilterOptions, exampleLeadFilterOptions())
    .on(listLeadMembers, [{ id: 'member-1', name: 'Robin Example' }])
    .on(getKnownPerson, exampleKnownPerson({ leads: [], contact: null }))
    .on(getContact, exampleContact())
    .on(getLeadWork, exampleWork())
    .on(getLeadSync, exampleLeadSync({ contact: null }))
    .on(listLeadReplies, exampleReplies({ items: [] }))
    .on(getLead, morgan)
    .on(createManualLead, morgan);
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(CurrentPath, { path, pattern: '/admin/leads/:id?', api, state });
  const sent = () => api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, api, sent };
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

async function fillIn(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Morgan Example');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'morgan@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'Phone call');
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save lead' }));

test('a lead is entered from the list, saved and opened, with its source and consent', async () => {
  const { user, sent } = await openForm({ path: '/admin/leads' });
  await user.click(await screen.findByRole('button', { name: 'New lead' }));
  await screen.findByRole('form', { name: 'New lead' });
  await save(user);
  expect(await screen.findByText('Please choose where the lead came from.')).toBeVisible();
  expect(sent()).toEqual([]);
  await fillIn(user);
  await user.selectOptions(screen.getByRole('combobox', { name: /Owner/ }), 'Robin Example');
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'Twelve desks.');
  await save(user);
  expect(await screen.findByText('Lead saved')).toBeVisible();
  expect(sent()).toEqual([
    {
      name: 'Morgan Example',
      email: 'morgan@example.com',
      phone: '',
      company: '',
      source: 'phone',
      ownerId: 'member-1',
      note: 'Twelve desks.',
    },
  ]);
  const panel = within(await screen.findByRole('complementary', { name: 'Lead EM-00000007' }));
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/admin/leads/EM-00000007');
  for (const text of ['Phone call', 'Robin Example', 'Asked for the offer by email.'])
    expect((await panel.findAllByText(text))[0]).toBeVisible();
  expect(panel.getByText('Saved as EM-00000007, entered by Robin Example.')).toBeVisible();
  expect(panel.queryByText('Consent text')).not.toBeInTheDocument();
});

test('the leads of a known person are linked, and another one is added only by choice', async () => {
  const { user, api, sent } = await openForm();
  api.on(getKnownPerson, exampleKnownPerson());
  api.on(createManualLead, failure(409, 'This person already has a lead.'));
  await fillIn(user);
  const link = await screen.findByRole('link', { name: 'Dana Example, Example Build' });
  expect(link).toHaveAttribute('href', '/admin/leads/EM-4F7K22QZ');
  await save(user);
  expect(await screen.findByText('This person already has a lead.')).toBeVisible();
  api.on(createManualLead, morgan);
  await user.click(screen.getByRole('checkbox', { name: 'Add another lead for this person' }));
  await save(user);
  expect(await screen.findByText('Lead saved')).toBeVisible();
  expect(sent().map((body) => (body as ManualLeadDraft).isAnother)).toEqual([undefined, true]);
});

test('the choice to add another lead does not pass to another person', async () => {
  const { user, api, sent } = await openForm();
  api.on(getKnownPerson, ({ query }) =>
    exampleKnownPerson(query.email === 'morgan@example.com' ? {} : { leads: [] }),
  );
  await fillIn(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Add another lead for this person' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  await user.clear(email);
  await user.type(email, 'kim@example.com');
  expect(await screen.findByText(/Already a contact/)).toBeVisible();
  await save(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('isAnother');
});

test('N creates a lead in the list and writes a note in an open lead', async () => {
  const { user } = await openForm({ path: '/admin/leads/EM-00000007' });
  const note = await screen.findByRole('textbox', { name: /note/i });
  await user.keyboard('n');
  expect(note).toHaveFocus();
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/admin/leads/EM-00000007');
  note.blur();
  await user.keyboard('{Escape}');
  await user.keyboard('n');
  expect(await screen.findByRole('form', { name: 'New lead' })).toBeVisible();
});

test('viewers cannot enter leads', async () => {
  await openForm({ role: 'viewer' });
  expect(await screen.findByRole('heading', { name: 'You don’t have access' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'New lead' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New lead' })).not.toBeInTheDocument();
});
