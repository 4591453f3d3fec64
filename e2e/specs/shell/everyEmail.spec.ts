import type { APIRequestContext } from '@playwright/test';
import { exampleBookingDraft } from '@site/api/bookings/example';
import { exampleSubmission } from '@site/api/tools/assessments/example';
import { findBannedPhrases } from '@site/shell/build/checks/publicTexts';
import { blocksIn } from '../../fixtures/content/readability';
import { requestScan } from '../../fixtures/requests/requestScan';
import type { Mailbox } from '../../fixtures/site/openMailbox';
import { expect, siteTest as test } from '../../fixtures/siteTest';

const HEADERS = { 'Sec-Fetch-Site': 'same-origin' };

test('no email to visitors or the team contains a banned phrase', async ({
  request,
  saved,
  site,
  mailbox,
}) => {
  const visitor = `visitor-${crypto.randomUUID()}@example.com`;
  const enquiry = await saved();
  const post = postTo(request);
  await post('/api/subscribe', { email: visitor, place: 'footer' });
  await emailAssessment(request, visitor);
  await emailScan(request, site.url, visitor);
  await post('/api/auth/password-reset', { email: site.owner.email });

  const emails = [
    ...(await bookMeeting(request, mailbox, visitor)),
    await mailbox.find(enquiry.email, enquiry.reference),
    await mailbox.find(site.owner.email, enquiry.reference),
    await mailbox.find(visitor, 'Confirm'),
    await mailbox.find(visitor, 'Business Technology Assessment'),
    await mailbox.find(visitor, 'firm.test'),
    await mailbox.find(site.owner.email, '/password-reset#token='),
  ];
  const found = emails.flatMap(({ subject = '', text = '', html = '' }) =>
    [subject, ...text.split('\n'), ...blocksIn(html)].flatMap((line) =>
      findBannedPhrases(line).map((phrase) => `${subject}: ${phrase} (${line})`),
    ),
  );
  expect(found).toEqual([]);
});

const postTo =
  (request: APIRequestContext) =>
  async (path: string, data: object): Promise<string> => {
    const answer = await request.post(path, { data, headers: HEADERS });
    const text = await answer.text();
    expect(answer.ok(), `${path}: ${answer.status()} ${text}`).toBe(true);
    return text;
  };

/** The emails about a meeting that is booked, moved and canceled. */
async function bookMeeting(request: APIRequestContext, mailbox: Mailbox, email: string) {
  const post = postTo(request);
  const { days } = await (await request.get('/api/bookings/calendar')).json();
  const free: { at: string; isFree: boolean }[] = days
    .flatMap(({ slots }: { slots: object[] }) => slots)
    .filter((slot: { isFree: boolean }) => slot.isFree);
  // In the middle of the calendar, where other tests book nothing.
  const [first, second] = free.slice(free.length / 2);
  const draft = exampleBookingDraft({ email, startAt: first?.at });
  const { token } = JSON.parse(await post('/api/bookings', draft));
  const booked = await mailbox.find(email, 'Booked: ');
  await post('/api/bookings/move', { token, startAt: second?.at });
  const moved = await mailbox.find(email, 'Rescheduled: ');
  await post('/api/bookings/cancel', { token });
  return [booked, moved, await mailbox.find(email, 'Canceled: ')];
}

async function emailAssessment(request: APIRequestContext, email: string): Promise<void> {
  const post = postTo(request);
  const secret = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  const path = '/api/assessments/BusinessTechCheck/submissions';
  const { id } = JSON.parse(await post(path, exampleSubmission({ secret })));
  await post(`${path}/${id}/report`, { secret, email });
}

async function emailScan(request: APIRequestContext, url: string, email: string): Promise<void> {
  const scan = await requestScan(url, 'firm.test');
  const done = (await scan.rest()).find(({ kind }) => kind === 'done');
  if (done?.kind !== 'done') throw new Error('the scan has no report');
  await postTo(request)(`/api/tools/scans/${done.report.id}/mail`, {
    report: JSON.stringify(done.report),
    email,
  });
}
