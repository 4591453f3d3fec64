import { createConversion } from '@site/api/bookings/conversions/contract';
import { createReport, createSubmission } from '@site/api/tools/assessments/contract';
import { exampleResult } from '@site/api/tools/assessments/example';
import { exampleReport } from '@site/api/tools/reports/example';
import { createShare, revokeShare } from '@site/api/tools/shares/contract';
import { isNotFound, onTrack } from '@site/shell/kit';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './AssessmentPage';
import { ASSESSMENTS } from './content';
import { loadAssessment } from './loadAssessment';

const pattern = '/assessments/:slug';
const open = (slug = 'BusinessTechCheck', api = fakeApi()) =>
  renderPage(page, { path: `/assessments/${slug}`, pattern, params: { slug }, api });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = () => {};
});

test.each(ASSESSMENTS)(
  '$slug says what it asks, and how answers are treated',
  async ({ slug, title, domains, rules }) => {
    await open(slug);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const domain of domains) expect(screen.getByRole('heading', { name: domain.title })).toBeVisible();
    for (const rule of rules) expect(screen.getByText(rule)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  },
);

test.each(ASSESSMENTS)(
  '$slug describes its questions correctly',
  async ({ slug, title, length, domains }) => {
    const { assessment } = await loadAssessment(slug);
    const counted = assessment.domains.map(
      ({ id }) => assessment.questions.filter(({ domain }) => domain === id).length,
    );
    expect(domains.map(({ questions }) => questions)).toEqual(counted);
    expect({ title, length }).toEqual({ title: assessment.title, length: `${assessment.minutes} min` });
  },
);

test.each(['nope', 'businesstechcheck', 'constructor'])('shows no assessment for %s', async (slug) => {
  expect(isNotFound(await open(slug).catch((error) => error))).toBe(true);
});

const heading = () => screen.findByRole('heading', { level: 1 });

test('supports keyboard shortcuts and keeps answers when going back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  const first = (await screen.findByRole('heading', { name: /stops working/ })).textContent;
  expect(await heading()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect((await heading()).textContent).toBe(first);
  await user.keyboard('3{Enter}');
  expect(await screen.findByRole('heading', { name: /fixed first/ })).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Question 2 of 20, Support');
  await user.keyboard('5{Enter}{ArrowLeft}{ArrowLeft}');
  expect((await heading()).textContent).toBe(first);
  expect(screen.getByRole('radio', { name: /call or email IT/ })).toBeChecked();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('radio', { name: /Not sure/ })).toBeChecked();
});

test('keys typed into another field, such as the search, answer nothing', async () => {
  const { user, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  const first = (await screen.findByRole('heading', { name: /stops working/ })).textContent;
  const field = container.appendChild(document.createElement('input'));
  await user.type(field, '3{Enter}{ArrowRight}');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect((await heading()).textContent).toBe(first);
});

test('resumes where the visitor stopped, and reports each part that was reached once a visit', async () => {
  const parts: unknown[] = [];
  onTrack((event, { part }) => event === 'assessment part reached' && parts.push(part));
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: /stops working/ });
  await user.keyboard('2{Enter}2{Enter}2');
  unmount();
  const again = await open();
  expect(screen.getByText(/Question 3 of 20 is next/)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('heading', { name: /problem come back/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Often/ })).toBeChecked();
  await again.user.keyboard('2{Enter}2{Enter}{ArrowLeft}{Enter}');
  expect(parts).toEqual(['1. Support', '1. Support', '2. Security']);
});

const invalid = ['{"version":"1.0","answers":[9],"at":4}', 'not JSON', '{"version":"0.1"}', '[]'];

test.each(process.env.LONG ? invalid : invalid.slice(0, 2))(
  'starts again with invalid stored data: %s',
  async (stored) => {
    localStorage.setItem('assessment:BusinessTechCheck', stored);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Start|Go on/ }));
    expect(await screen.findByRole('heading', { name: /stops working/ })).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  },
);

const SECRET = 'A'.repeat(22);
const answered = (answers = Array(20).fill(3)) =>
  localStorage.setItem(
    'assessment:BusinessTechCheck',
    JSON.stringify({ version: '1.0', answers, at: 20, secret: SECRET, touchedAt: Date.now() }),
  );

async function result(api = fakeApi().on(createSubmission, exampleResult())) {
  answered();
  const view = await open('BusinessTechCheck', api);
  await view.user.click(screen.getByRole('button', { name: 'Show the result' }));
  await screen.findByRole('heading', { name: 'Your 90-day plan' });
  return { ...view, api };
}

test('tracks a finished assessment once', async () => {
  localStorage.setItem('emberline-consent', '{"necessary":true,"analytics":true,"marketing":false}');
  const api = fakeApi().on(createSubmission, exampleResult()).on(createConversion, { success: true });
  const { unmount } = await result(api);
  unmount();
  await result(api);
  expect(api.requests.filter(({ path }) => path === '/conversions')).toMatchObject([
    { body: { conversionType: 'assessment_finished' } },
  ]);
});

test('shows the result calculated by the server', async () => {
  const { api } = await result();
  expect(api.requests[0]?.body).toMatchObject({
    version: '1.0',
    answers: Array(20).fill(3),
    secret: SECRET,
  });
  expect(screen.getByRole('heading', { level: 1, name: exampleReport().headline })).toBeVisible();
  expect(screen.getByRole('img', { name: /^57 of 100\. Band: Reactive/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Support 70, Security 48/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^4 possible fixes.*Test one restore/ })).toBeVisible();
  expect(screen.getByText(/You answered “Never\.”/)).toBeVisible();
  expect(screen.getByText(/once 20 companies have answered/)).toBeVisible();
  const why = screen.getByRole('region', { name: 'Why this score' });
  expect(within(why).getAllByText('4.9 of 7')).toHaveLength(2);
});

test('shows the comparison with peers', async () => {
  const peers = { count: 31, average: 52, below: 61 };
  await result(fakeApi().on(createSubmission, exampleResult({ peers })));
  expect(
    screen.getByText(/last 31 companies: their average is 52, and you scored higher than 61 percent/),
  ).toBeVisible();
});

test('calculates the result locally when the server is unavailable', async () => {
  await result(fakeApi().on(createSubmission, failure(503, 'Away.')));
  expect(screen.getByRole('img', { name: /^70 of 100\. Band: Managed/ })).toBeVisible();
  expect(screen.getByText(/couldn’t reach our server/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
});

test('creates, stores and revokes a share link', async () => {
  const key = 'BBBBBBBBBBBBBBBBBBBBBB';
  const { user, api } = await result(
    fakeApi()
      .on(createSubmission, exampleResult())
      .on(createShare, { key, expiresAt: '2027-02-19T15:00:00.000Z' })
      .on(revokeShare, undefined),
  );
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  expect(await screen.findByLabelText('Link to this report')).toHaveValue(`http://localhost:3000/r/${key}`);
  expect(JSON.parse(localStorage.getItem('assessment:BusinessTechCheck') ?? '{}').shares[0].key).toBe(key);
  await user.click(screen.getByRole('button', { name: 'Turn off the link' }));
  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeVisible();
  expect(screen.getByText(/The link is turned off/)).toBeVisible();
  expect(api.requests.at(-1)).toMatchObject({ params: { key }, body: { secret: 'AAAAAAAAAAAAAAAAAAAAAA' } });
});

test('revokes a share link of an earlier result', async () => {
  const key = 'BBBBBBBBBBBBBBBBBBBBBB';
  const made = { key, expiresAt: new Date(Date.now() + 80 * 86_400_000).toISOString() };
  const { user, api } = await result(
    fakeApi().on(createSubmission, exampleResult()).on(createShare, made).on(revokeShare, undefined),
  );
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  await screen.findByLabelText('Link to this report');
  await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  await screen.findByRole('heading', { name: /stops working/ });
  await user.keyboard('{Enter}'.repeat(20));
  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeVisible();
  expect(screen.queryByLabelText('Link to this report')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Turn off the earlier link' }));
  expect(await screen.findByText(/The link is turned off/)).toBeVisible();
  expect(api.requests.at(-1)).toMatchObject({ params: { key }, body: { secret: 'AAAAAAAAAAAAAAAAAAAAAA' } });
  expect(screen.queryByRole('button', { name: 'Turn off the earlier link' })).toBeNull();
});

test('emails the report and shows field errors', async () => {
  const { user, api } = await result(
    fakeApi().on(createSubmission, exampleResult()).on(createReport, failure(429, 'Mailed often enough.')),
  );
  const field = screen.getByLabelText('Email address for the report');
  await user.type(field, 'foo@bar{Enter}');
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, 'dana@example.com{Enter}');
  expect(await screen.findByText('Mailed often enough.')).toBeVisible();
  expect(field).toHaveValue('dana@example.com');
  api.on(createReport, undefined);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/emailed it to dana@example.com/)).toBeVisible();
  expect(field).toHaveValue('');
});

test('prefills the contact form with the result', async () => {
  const { user } = await result();
  expect(screen.getByRole('link', { name: /Book a 30-minute call/ })).toHaveAttribute(
    'href',
    '/bookings?about=BusinessTechCheck',
  );
  await user.click(screen.getByRole('link', { name: 'Contact us' }));
  const draft = JSON.parse(sessionStorage.getItem('draft:contact') ?? '{}');
  expect(draft).toMatchObject({ service: 'backup_bcdr', challenge: 'reliability' });
  expect(draft.message).toContain('57 of 100, Reactive');
});

test('sends changed answers as a new submission and clears them on restart', async () => {
  const { user } = await result();
  await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  expect(await screen.findByRole('heading', { name: /stops working/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /call or email IT/ })).toBeChecked();
  const { secret } = JSON.parse(localStorage.getItem('assessment:BusinessTechCheck') ?? '{}');
  expect(secret).toMatch(/^[\w-]{22}$/);
  expect(secret).not.toBe('AAAAAAAAAAAAAAAAAAAAAA');
});

test('shows the board summary for healthcare with the reason for the cap', async () => {
  const report = exampleReport({
    hasBoardPage: true,
    cappedFrom: 'Managed',
    score: 72,
    cappedBy: ['access to patient records has never been reviewed'],
  });
  localStorage.setItem(
    'assessment:healthcare-security',
    JSON.stringify({
      version: '1.0',
      answers: Array(24).fill(3),
      at: 24,
      secret: SECRET,
      touchedAt: Date.now(),
    }),
  );
  const { user } = await open(
    'healthcare-security',
    fakeApi().on(createSubmission, exampleResult({ report })),
  );
  await user.click(screen.getByRole('button', { name: 'Show the result' }));
  const board = await screen.findByRole('region', { name: 'Board summary' });
  expect(within(board).getByText(/limited to Reactive because access to patient records/)).toBeVisible();
  expect(screen.getByText(/Limited to Reactive, not Managed/)).toBeVisible();
});
