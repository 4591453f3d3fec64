import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { erasePerson, exportContactData, exportPersonalData } from '@site/api/leads/contacts/contract';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import type { ContactSubject } from './ContactSubject';
import { certificatePage } from './certificatePage';
import { PersonalData } from './PersonalData';

const certificate = {
  id: 'erasure-1',
  at: '2026-11-27T15:00:00.000Z',
  by: 'Robin <Example>',
  emails: ['dana@example.com'],
  records: [{ title: 'Inquiries', count: 2 }],
  auditEntries: 5,
};

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
});

const lead: ContactSubject = { lead: 'EM-4F7K22QZ' };

function open(role: Role = 'admin', api = fakeApi(), subject = lead, emails?: string[]) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  return renderPage(() => <PersonalData subject={subject} emails={emails} list="/admin/leads" />, {
    path: '/admin/leads',
    api,
    state,
  });
}

test('an admin exports everything about a person', async () => {
  const api = fakeApi().on(exportPersonalData, '<!doctype html>');
  const { user } = await open('admin', api);
  await user.click(await screen.findByRole('button', { name: 'Export personal data' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Readable page (HTML)' }));
  expect(await screen.findByText('Exported')).toBeVisible();
  expect(api.requests.at(-1)?.query).toEqual({ format: 'html' });
});

test('erasing needs the email address, and ends with a certificate', async () => {
  const says = 'This is not an email address of the person.';
  const api = fakeApi().on(erasePerson, ({ body }) =>
    body.email === 'dana@example.com' ? certificate : failure(400, says, { fieldErrors: { email: says } }),
  );
  const { user } = await open('admin', api);
  await user.click(await screen.findByRole('button', { name: 'Erase this person' }));
  const field = await screen.findByRole('textbox', { name: /Email address of the person/ });
  await user.pasteInto(field, 'other@example.com');
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
  await user.clear(field);
  await user.pasteInto(field, 'dana@example.com');
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  const dialog = await screen.findByRole('dialog', { name: 'Certificate of erasure' });
  expect(dialog).toHaveTextContent('Inquiries2');
  expect(await findViolations(dialog)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save certificate' })).toBeVisible();
});

test('an erasure that fails says why, with the address still in the form', async () => {
  const message = 'Cancel the upcoming bookings of this person first.';
  const api = fakeApi().on(erasePerson, failure(409, message));
  const { user } = await open('admin', api);
  await user.click(await screen.findByRole('button', { name: 'Erase this person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this person?' }));
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect((await dialog.findAllByText('Please enter the email address.')).length).toBeGreaterThan(0);
  expect(api.requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.pasteInto(dialog.getByRole('textbox', { name: /Email address/ }), 'dana@example.com');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Email address/ })).toHaveValue('dana@example.com');
});

test('a contact without a lead is exported and erased by its ID', async () => {
  const api = fakeApi().on(exportContactData, '<!doctype html>').on(erasePerson, certificate);
  const { user } = await open('admin', api, { contact: 'contact-1' });
  await user.click(await screen.findByRole('button', { name: 'Export personal data' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Readable page (HTML)' }));
  expect(await screen.findByText('Exported')).toBeVisible();
  expect(api.requests.at(-1)?.path).toBe('/admin/contacts/contact-1/personal-data');
  await user.click(screen.getByRole('button', { name: 'Erase this person' }));
  await user.pasteInto(await screen.findByRole('textbox', { name: /Email address/ }), 'dana@example.com');
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  await screen.findByRole('dialog', { name: 'Certificate of erasure' });
  expect(api.requests.at(-1)?.body).toEqual({ contact: 'contact-1', email: 'dana@example.com' });
});

test('the erasure of a merged person names all addresses', async () => {
  const { user } = await open('admin', fakeApi(), lead, ['dana@example.com', 'dana@home.example']);
  await user.click(await screen.findByRole('button', { name: 'Erase this person' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase this person?' });
  expect(dialog).toHaveTextContent('This person has 2 addresses: dana@example.com, dana@home.example.');
});

test('an editor can do neither', async () => {
  await open('editor');
  expect(screen.queryByText('Personal data')).not.toBeInTheDocument();
});

test('the saved certificate is a page of its own, with every text as text', () => {
  expect(certificatePage(certificate)).toContain('Robin &lt;Example&gt;');
  expect(certificatePage(certificate)).toContain('erasure-1');
});
