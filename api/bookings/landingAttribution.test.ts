import { publishedLandings } from '../content/landingPages/publishedLandings';
import { exampleOrigin } from '../insights/origin/example';
import { createLandingPage, startServer, type TestServer, waitForMails } from '../testing/index';
import type { Calendar } from './contract';
import { exampleBookingDraft } from './example';
import { Booking } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('names the landing page and partner of a booking in the email to the team', async () => {
  const { slug } = await createLandingPage({ partner: 'Chamber of Commerce' });
  publishedLandings.clear();
  const landing = `/landing/${slug}`;
  const visitor = server.visitor();
  const calendar: Calendar = (await visitor.get('/api/bookings/calendar?type=consultation')).body;
  const free = calendar.days.flatMap(({ slots }) => slots).findLast(({ isFree }) => isFree);
  const { body } = await visitor.post(
    '/api/bookings',
    exampleBookingDraft({
      startAt: free?.at,
      email: 'brought@example.com',
      origin: exampleOrigin({ page: '/bookings', landing }),
    }),
  );
  const { appointmentId } = body.booking;
  expect(await Booking.findOne({ appointmentId })).toMatchObject({ landing, partner: 'Chamber of Commerce' });
  // The email to the guest is sent after the one to the team.
  await waitForMails(server.mailFolder, 'brought@example.com');
  const mails = await waitForMails(server.mailFolder, 'owner@emberline.example');
  const toTeam = mails.find(({ text }) => text?.includes(appointmentId));
  expect(toTeam?.text).toContain(landing);
  expect(toTeam?.text).toContain('Chamber of Commerce');
});
