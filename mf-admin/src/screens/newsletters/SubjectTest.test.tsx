import { chooseSubject, getMailing, newsletterContent } from '@site/api/audience/newsletters/contract';
import { exampleMailing, exampleSubjectTest } from '@site/api/audience/newsletters/example';
import { failure } from '@site/shell/testing';
import { configure, screen, within } from '@testing-library/react';
import { document, draft, editor, newslettersApi, open } from './newsletters.fixture';

// Queries by role over a complete editor are slow in jsdom while other suites run.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
});

const testing = exampleMailing({
  state: 'sending',
  readers: 412,
  sent: 82,
  queued: 330,
  startedBy: 'Ana',
  subjectTest: exampleSubjectTest(),
});

test('a second subject shows the options of a test, and the confirmation and the preview name both', async () => {
  const api = newslettersApi();
  const { user } = await open(editor, { api });
  expect(await screen.findByLabelText('Second subject')).toHaveValue('');
  expect(screen.queryByLabelText('Test group')).toBeNull();
  await user.type(screen.getByLabelText('Second subject'), 'Patch it');
  expect(screen.getByLabelText('Test group')).toHaveDisplayValue('20% of the recipients');
  expect(screen.getByLabelText('Choose the winner by')).toHaveDisplayValue('More clicks');
  expect(screen.getByLabelText(/^If there’s no clear winner/)).toHaveDisplayValue('4 hours');
  await user.click(screen.getByRole('button', { name: 'Send…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /to 412 subscribers/ }));
  expect(dialog.getByText(/About 82 subscribers get one of the two subjects/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getAllByText(draft.preheader, { selector: '.inbox *' })).toHaveLength(2);
});

test('a measure that is not available keeps it from being sent, and its field says why', async () => {
  const tested = { ...document, draft: { ...draft, secondSubject: 'Patch it' } };
  const error = 'Clicks aren’t counted for these topics.';
  const api = newslettersApi()
    .on(newsletterContent.get, tested)
    .on(newsletterContent.publish, failure(400, error, { fieldErrors: { testMeasure: error } }));
  const { user } = await open(editor, { api });
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  await user.click(await screen.findByRole('button', { name: 'Send to 412 subscribers' }));
  const alerts = await screen.findAllByText(error);
  expect(alerts.some((alert) => alert.closest('.fld'))).toBe(true);
  expect(screen.getByLabelText('Choose the winner by')).toBeInvalid();
});

test('shows that there is not enough data, and a member chooses a subject after a confirmation', async () => {
  const chosen = exampleSubjectTest({ chosen: 'second', chosenBy: 'member', member: 'Ana' });
  const api = newslettersApi(testing).on(chooseSubject, { ...testing, subjectTest: chosen });
  const { user } = await open(editor, { api });
  const table = within(await screen.findByRole('table', { name: 'Test of two subjects' }));
  expect(table.getByRole('row', { name: 'November from The Foundry 41 3' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Patch windows, explained 41 5' })).toBeVisible();
  expect(screen.getAllByText(/no clear winner by Nov 29, 2026, 3:00 PM CST\./)[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose the second subject…' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Send the second subject to everyone else?' }),
  );
  expect(dialog.getByText(/gets it with the subject “Patch windows, explained”/)).toBeVisible();
  api.on(getMailing, { ...testing, subjectTest: chosen });
  await user.click(dialog.getByRole('button', { name: 'Choose and send' }));
  expect(
    (await screen.findAllByText('Everyone else gets the second subject, chosen by Ana.'))[0],
  ).toBeVisible();
  expect(api.requests.find(({ path }) => path.endsWith('/subject'))?.body).toEqual({ subject: 'second' });
  expect(screen.queryByRole('button', { name: /^Choose the/ })).toBeNull();
});

test('a viewer sees the figures and cannot choose', async () => {
  await open(editor, { role: 'viewer', api: newslettersApi(testing) });
  expect(await screen.findByRole('table', { name: 'Test of two subjects' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Choose the/ })).toBeNull();
});
