import { CalendarStandIn } from './CalendarStandIn';
import { type CalendarServer, decide, startCalendars } from './startCalendars';

let server: CalendarServer;
beforeEach(async () => {
  server = await startCalendars({ hasPage: true });
});
afterEach(() => server.stop());

const page = async () => (await fetch(server.origin)).text();
const submit = (fields: Record<string, string>) =>
  fetch(server.origin, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const draft = { account: 'google', do: 'add', title: '<b>Dentist</b>', from: '2027-03-10T09:00' };

test('the page adds and deletes events of an account, and shows what they are called', async () => {
  const { google, microsoft } = server;
  await submit({ ...draft, minutes: '30', calendar: google.primary.id });
  const [event] = google.shown;
  // In Central Time.
  expect([event?.from, event?.to]).toEqual(['2027-03-10T15:00:00.000Z', '2027-03-10T15:30:00.000Z']);
  expect(microsoft.shown).toEqual([]);
  const html = await page();
  expect(html).not.toContain('<b>Dentist');
  expect(html).toContain('&#60;b&#62;Dentist');
  await submit({ account: 'google', do: 'delete', event: event?.id ?? '' });
  expect(google.shown).toEqual([]);
});

test.each([
  { minutes: '0' },
  { minutes: '1e12' },
  { minutes: 'many' },
  { from: 'soon' },
  { from: '2027-03-10Tnoon' },
  { calendar: 'nothing' },
  { account: 'other' },
])('a form with %j changes nothing', async (part) => {
  const { google } = server;
  const { status } = await submit({ ...draft, minutes: '30', calendar: google.primary.id, ...part });
  expect([status, google.shown]).toEqual([303, []]);
});

test('the page simulates failures and ends the access', async () => {
  const { google } = server;
  google.grants.set('any', []);
  expect(await page()).toContain('This site has access.');
  await submit({ account: 'google', do: 'end' });
  await submit({ account: 'google', do: 'down' });
  expect([google.grants.size, google.faults.isDown]).toEqual([0, true]);
  await submit({ account: 'google', do: 'down' });
  expect(google.faults.isDown).toBe(false);
});

test('a restored account has the events and the access of the earlier one', async () => {
  const { google, origin } = server;
  let changes = 0;
  google.onChange = () => {
    changes += 1;
  };
  const query = new URLSearchParams({
    client_id: google.clientId,
    response_type: 'code',
    code_challenge_method: 'S256',
    // The challenge of an empty verifier.
    code_challenge: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
    redirect_uri: 'http://localhost/',
    scope: 'any',
  });
  const { code = '' } = await decide(`${origin}/google/auth?${query}`);
  const { clientId: client_id, clientSecret: client_secret } = google;
  const app = { client_id, client_secret };
  const form = { ...app, code, code_verifier: '', redirect_uri: 'http://localhost/' };
  const body = new URLSearchParams({ ...form, grant_type: 'authorization_code' });
  const tokens = await (await fetch(`${origin}/google/token`, { method: 'POST', body })).json();
  await submit({ ...draft, minutes: '30', calendar: google.primary.id });
  expect(changes).toBe(2);
  const restored = new CalendarStandIn('google');
  restored.restore(JSON.parse(JSON.stringify(google.save())));
  const { refresh_token } = tokens;
  expect(restored.answerTokenRequest({ ...app, grant_type: 'refresh_token', refresh_token })[0]).toBe(200);
  expect(restored.shown).toEqual(google.shown);
  // IDs are not given twice.
  restored.addEvent({ from: '2027-03-11T09:00:00.000Z', to: '2027-03-11T10:00:00.000Z' });
  expect(restored.shown).toHaveLength(2);
});
