import { publishedLandings } from '../content/landingPages/publishedLandings';
import { exampleOrigin } from '../insights/origin/example';
import { createLandingPage, startServer, type TestServer, waitForMails } from '../testing';
import type { Calendar } from './contract';
import { exampleBookingDraft } from './example';
import { Booking } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('a booking names the landing page that brought the guest, and its partner, to the team', async () => {
  const { slug } = await createLandingPage({ partner: 'Chamber of Commerce' });
  publishedLandings.forget();
  const landing = `/landing/${slug}`;
  const visitor = server.visitor();
  const calendar: Calendar = (await visitor.get('/api/bookings/calendar?type=consultation')).body;
  const free = calendar.days.flatMap(({ slots }) => slots).findLast(({ isFree }) => isFree);
  const { body } = await visitor.post(
    '/api/bookings',
    exampleBookingDraft({
      ...{ startAt: free?.at, email: 'brought@example.com' },
      origin: exampleOrigin({ page: '/bookings', landing }),
    }),
  );
  const { appointmentId } = body.booking;
  expect(await Booking.findOne({ appointmentId })).toMatchObject({ landing, partner: 'Chamber of Commerce' });
  // The mail to the guest goes out after the one to the team.
  await waitForMails(server.mailFolder, 'brought@example.com');
  const mails = await waitForMails(server.mailFolder, 'owner@emberline.example');
  const toTeam = mails.find(({ text }) => text?.includes(appointmentId));
  expect(toTeam?.text).toContain(landing);
  expect(toTeam?.text).toContain('Chamber of Commerce');
});
