import {
  createSequence,
  editSequence,
  getSequence,
  listSequences,
  type SequenceEntry,
  testStep,
} from '@site/api/audience/sequences/contract';
import { exampleSequence, exampleSequencePage } from '@site/api/audience/sequences/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { listForms } from '@site/api/leads/forms/contract';
import { exampleForm } from '@site/api/leads/forms/example';
import { listLeadMembers } from '@site/api/leads/work/contract';
import { failure, fakeApi, findEnabled, findViolations, renderPage } from '@site/shell/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { BreadcrumbContext } from '../../workbench/screen/PageMeta';
import { SequencesScreen } from './SequencesScreen';

// Queries by role over a form with an editor are slow in jsdom while other suites run.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const sequence = exampleSequence();
const createApi = () =>
  fakeApi()
    .on(listSequences, exampleSequencePage())
    .on(getSequence, sequence)
    .on(listForms, { items: [exampleForm()], nextCursor: null, total: 1, isMore: false })
    .on(listLeadMembers, [{ id: exampleMember().id, name: 'Dana Whitfield' }])
    .on(testStep, { names: ['Dana Whitfield'], addresses: [] })
    .on(createSequence, ({ body }) => ({ ...sequence, ...body, id: 'new' }) as SequenceEntry)
    .on(editSequence, ({ body }) => ({ ...sequence, ...body, version: 2 }) as SequenceEntry);

async function openSequences(path = '/admin/sequences', role: Role = 'editor', api = createApi()) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  return {
    ...(await renderPage(SequencesScreen, { path, pattern: '/admin/sequences/:id?', api, state })),
    api,
  };
}

test('lists sequences, and shows the people at each step of one', async () => {
  await openSequences(`/admin/sequences/${sequence.id}`);
  const row = within((await screen.findByRole('link', { name: /Welcome/ })).closest('tr') as HTMLElement);
  expect(row.getByText('On')).toBeVisible();
  expect(row.getByText('Someone confirms a subscription')).toBeVisible();
  const people = within(await screen.findByRole('region', { name: 'Saved emails' }));
  expect(people.getByText('0 waiting, 41 emailed')).toBeVisible();
  expect(people.getByText('20 waiting, 12 emailed, 9 left early (booked a meeting)')).toBeVisible();
});

test('sequences are below newsletters in the breadcrumb', async () => {
  const setCrumbs = jest.fn();
  const Lists = () => (
    <BreadcrumbContext value={setCrumbs}>
      <SequencesScreen />
    </BreadcrumbContext>
  );
  const state = { session: exampleSession() };
  await renderPage(Lists, { path: '/admin/sequences', api: createApi(), state });
  expect(setCrumbs).toHaveBeenLastCalledWith([
    { label: 'Newsletters', to: '/admin/newsletters' },
    { label: 'Sequences' },
  ]);
});

test('an unfinished step keeps a sequence from being added', async () => {
  const { user, api } = await openSequences('/admin/sequences/new');
  await user.pasteInto(await screen.findByLabelText('Name'), 'After lunch');
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  expect(await screen.findByLabelText('Wait')).toHaveDisplayValue('1 day');
  await screen.findByRole('textbox', { name: 'Text' });
  expect(await findViolations(screen.getByRole('form', { name: 'New sequence' }))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add sequence' }));
  expect((await screen.findAllByText('Please enter a subject.'))[0]).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Please enter a subject.');
  expect(api.requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a form can start a sequence', async () => {
  const { user, api } = await openSequences(`/admin/sequences/${sequence.id}`);
  const trigger = await screen.findByLabelText('Starts when');
  expect(screen.queryByLabelText('Form')).toBeNull();
  await user.selectOptions(trigger, 'Someone submits a form');
  const { name, slug } = exampleForm();
  await user.selectOptions(await screen.findByLabelText('Form'), await screen.findByRole('option', { name }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      trigger: 'form',
      form: slug,
      isEnabled: true,
      steps: sequence.steps,
    }),
  );
});

test('a stage of leads can start a sequence, and the API says when none is chosen', async () => {
  const error = 'Please choose a stage.';
  const api = createApi().on(editSequence, failure(400, error, { fieldErrors: { stage: error } }));
  const { user } = await openSequences(`/admin/sequences/${sequence.id}`, 'editor', api);
  await user.selectOptions(await screen.findByLabelText('Starts when'), 'A lead moves to a stage');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const stage = await screen.findByLabelText('Stage');
  await waitFor(() => expect(stage).toHaveAccessibleDescription(expect.stringContaining(error)));
  api.on(editSequence, ({ body }) => ({ ...sequence, ...body, version: 2 }) as SequenceEntry);
  await user.selectOptions(stage, 'Won');
  await user.click(await findEnabled('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({ stage: 'won' }),
  );
});

test('previews the saved email of a step, and sends it to members as a test', async () => {
  const { user, api } = await openSequences(`/admin/sequences/${sequence.id}`);
  await user.click(await screen.findByRole('button', { name: 'Preview Where to start' }));
  const path = `/api/admin/sequences/${sequence.id}/steps/step0001/email`;
  expect(await screen.findByTitle('Email preview')).toHaveAttribute('src', `${path}?view=light`);
  await user.click(screen.getByRole('button', { name: 'Plain text' }));
  expect(screen.getByTitle('Email preview')).toHaveAttribute('src', `${path}?view=text`);
  await user.keyboard('{Escape}');
  await user.click(await findEnabled('button', { name: 'Send a test of Where to start' }));
  await user.click(await findEnabled('button', { name: 'Send test' }));
  expect(await screen.findByText('Sending a test to Dana Whitfield.')).toBeVisible();
  expect(api.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    members: [exampleMember().id],
  });
});

test('shows beside a step what the API refuses', async () => {
  const error = 'No email comes before the first step.';
  const api = createApi().on(
    editSequence,
    failure(400, error, { fieldErrors: { 'steps.0.condition': error } }),
  );
  const { user } = await openSequences(`/admin/sequences/${sequence.id}`, 'editor', api);
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(error)).length).toBeGreaterThan(0);
});

test('a viewer reads a sequence and cannot change it', async () => {
  await openSequences(`/admin/sequences/${sequence.id}`, 'viewer');
  expect(await screen.findByText(/Editing it requires the editor role/)).toBeVisible();
  expect(screen.getByText('Where to start, Any questions?')).toBeVisible();
});
