import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { createForm, editForm, type FormEntry, getForm, listForms } from '@site/api/leads/forms/contract';
import { exampleForm } from '@site/api/leads/forms/example';
import { knownFields } from '@site/api/leads/forms/fields/contract';
import { listLeadMembers } from '@site/api/leads/work/contract';
import { fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { FormsScreen } from './FormsScreen';

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const systemForm = exampleForm({
  id: 'contact',
  slug: 'contact',
  name: 'Contact form',
  isSystem: true,
  fields: knownFields.map(({ value, label }) => ({
    key: value,
    type: value,
    label,
    help: '',
    isRequired: true,
    options: [],
  })),
});

async function openForms(path = '/admin/forms', role: Role = 'editor') {
  const form = exampleForm();
  const api = fakeApi()
    .on(listForms, { items: [systemForm, form], nextCursor: null, total: 2, isMore: false })
    .on(getForm, ({ params }) => (params.id === 'contact' ? systemForm : form))
    .on(listLeadMembers, [{ id: 'member-1', name: 'Robin Example' }])
    .on(createForm, ({ body }) => ({ ...form, ...body, id: 'form-2' }) as FormEntry)
    .on(editForm, ({ body }) => ({ ...form, ...body, version: 2 }) as FormEntry);
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(FormsScreen, { path, pattern: '/admin/forms/:id?', api, state });
  await screen.findByRole('link', { name: /Lunch and learn/ });
  return { ...view, api };
}

const row = (name: RegExp) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;

test('lists the forms, and shows the contact form as locked', async () => {
  await openForms('/admin/forms/contact');
  expect(within(row(/Contact form/)).getByText('Built in, locked')).toBeVisible();
  expect(within(row(/Lunch and learn/)).getByText('Open')).toBeVisible();
  const drawer = await screen.findByRole('complementary', { name: /Contact form/ });
  expect(await within(drawer).findByText(/part of the site/)).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: /Save|Delete/ })).not.toBeInTheDocument();
  expect(within(drawer).getByText(/Full Name, Email Address, Phone Number/)).toBeVisible();
});

test('adds a form with a choice and a duplicate of it', async () => {
  const { user, api } = await openForms('/admin/forms/new');
  await user.pasteInto(await screen.findByLabelText('Name'), 'Open house');
  await user.pasteInto(screen.getByLabelText('Heading'), 'Come by');
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Question: choice' }));
  await user.pasteInto(await screen.findByLabelText('Label (choice)'), 'Day');
  await user.click(screen.getByRole('button', { name: 'Add form' }));
  const options = screen.getByLabelText('Options');
  expect(options).toHaveAccessibleDescription(/Please enter at least two options/);
  await user.pasteInto(options, 'Monday\nTuesday');
  await user.click(screen.getByRole('checkbox', { name: 'Robin Example' }));
  await user.click(screen.getByRole('button', { name: 'More actions for field 3, Day' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await findViolations(screen.getByRole('form', { name: 'New form' }))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add form' }));
  const { body } = api.requests.find(({ method }) => method === 'POST') as { body: unknown };
  const sent = body as FormEntry;
  expect(sent).toMatchObject({ name: 'Open house', title: 'Come by', notify: ['member-1'] });
  expect(sent.fields.map(({ label }) => label)).toEqual(['Full Name', 'Email Address', 'Day', 'Day']);
  const [, , day, copy] = sent.fields as [unknown, unknown, FormEntry['fields'][0], FormEntry['fields'][0]];
  expect(day).toMatchObject({ type: 'choice', options: ['Monday', 'Tuesday'], isRequired: true });
  expect(copy.key).not.toBe(day.key);
});

test('adds one newsletter sign-up, which is always optional', async () => {
  const { user, api } = await openForms('/admin/forms/new');
  await user.pasteInto(await screen.findByLabelText('Name'), 'Guide');
  await user.pasteInto(screen.getByLabelText('Heading'), 'Get the guide');
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Newsletter sign-up' }));
  expect(await screen.findByLabelText('Label (newsletter sign-up)')).toHaveValue(
    'Email me new articles from The Foundry',
  );
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  expect(await screen.findByRole('menuitem', { name: 'Question: file' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Newsletter sign-up' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add form' }));
  const sent = api.requests.find(({ method }) => method === 'POST')?.body as FormEntry;
  expect(sent.fields.at(-1)).toMatchObject({ type: 'newsletter', isRequired: false });
});

test('adds at most three questions for files', async () => {
  const { user, api } = await openForms('/admin/forms/new');
  await user.pasteInto(await screen.findByLabelText('Name'), 'Photos');
  await user.pasteInto(screen.getByLabelText('Heading'), 'Send us photos');
  const add = () => user.click(screen.getByRole('button', { name: 'Add field' }));
  for (const label of ['Rack', 'Door', 'Plan']) {
    await add();
    await user.click(await screen.findByRole('menuitem', { name: 'Question: file' }));
    const labels = await screen.findAllByLabelText('Label (file)');
    await user.pasteInto(labels.at(-1) as HTMLElement, label);
  }
  expect(
    screen.getAllByText(/up to 3 files of up to 10 MB each.*aren’t scanned for viruses/)[0],
  ).toBeVisible();
  await add();
  expect(await screen.findByRole('menuitem', { name: 'Question: text' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Question: file' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add form' }));
  const sent = api.requests.find(({ method }) => method === 'POST')?.body as FormEntry;
  expect(sent.fields.slice(2)).toMatchObject(
    ['Rack', 'Door', 'Plan'].map((label) => ({ label, type: 'file', isRequired: true, options: [] })),
  );
});

test('a viewer reads a form and cannot change it', async () => {
  await openForms('/admin/forms/form-1', 'viewer');
  expect(await screen.findByText(/Editing it requires the editor role/)).toBeVisible();
  expect(screen.getByText(/Full Name, Email Address, Seats, Diet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leads from this form' })).toHaveAttribute(
    'href',
    '/admin/leads?form=lunch-and-learn',
  );
});
