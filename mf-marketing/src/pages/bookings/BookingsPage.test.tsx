import { createBooking, getCalendar } from '@site/api/bookings/contract';
import { exampleBooking, exampleCalendar } from '@site/api/bookings/example';
import { getTeam } from '@site/api/content/team/contract';
import { exampleTeamMember } from '@site/api/content/team/example';
import { paths } from '@site/shell/paths';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import * as page from './BookingsPage';

// A machine with other things to do takes its time, and no test here is about that.
configure({ asyncUtilTimeout: 15_000 });

const receipt = { success: true as const, booking: exampleBooking(), token: 'EB-4F7K22QZ.token' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en-US').resolvedOptions(),
    timeZone: 'Asia/Kathmandu',
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(api = fakeApi().on(getCalendar, exampleCalendar()), path = '/bookings') {
  const view = await renderPage(page.Component, { path, api });
  await screen.findByRole('radio', { name: /^Wednesday, November 25, 1 free/ });
  return { api, ...view };
}

function fillIn() {
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  write('Full Name', 'Dana Example');
  write('Email Address', 'dana@example.com');
  write('Phone Number (optional)', '512 555 0142');
}

describe('the scheduler', () => {
  test('shows the days with what is free, a holiday by its name, and each time by both clocks', async () => {
    const { user } = await open();
    // Hyphenated, as a day is narrower than that on a phone.
    expect(screen.getByText('Thanks\u00adgiving')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /November 26/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Tuesday, December 1, 2 free/ }));
    await user.click(screen.getByRole('radio', { name: '10:30 AM Central, 10:15 PM Nepal' }));
    const block = screen.getByRole('complementary', { name: 'Your booking' });
    expect(within(block).getByText('10:30 AM Central')).toBeVisible();
    expect(within(block).getByText('10:15 PM Nepal')).toBeVisible();
  });

  test('shows one clock where the visitor’s is the same', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Your time zone'), 'America/Chicago');
    await user.click(screen.getByRole('radio', { name: '9:30 AM Central' }));
    expect(screen.queryByText('Your time')).toBeNull();
    expect(screen.getAllByText('Central Time')).toHaveLength(1);
    expect(screen.getAllByText('9:30 AM Central')).toHaveLength(1);
  });

  test('books what was chosen, with what was read before', async () => {
    const { api, user } = await open(
      fakeApi()
        .on(getCalendar, ({ query }) => exampleCalendar({ type: query.type ?? 'consultation' }))
        .on(createBooking, receipt),
      '/bookings?about=cybersecurity',
    );
    expect(await screen.findByRole('radio', { name: /Security assessment/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^9:30 AM Central/ }));
    fillIn();
    await user.click(screen.getByRole('button', { name: 'Confirm this time' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'POST')).toBe(true));
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      type: 'security-assessment',
      startAt: '2026-11-25T15:30:00.000Z',
      subject: 'cybersecurity',
      name: 'Dana Example',
      timeZone: 'Asia/Kathmandu',
    });
    await waitFor(() => expect(sessionStorage.getItem('booking:EB-4F7K22QZ')).toContain('EB-4F7K22QZ.token'));
  });

  test('asks the questions of the meeting type, and says at each what is missing', async () => {
    const [consultation, assessment] = exampleCalendar().types;
    const questions = [
      { label: 'Which tools?', kind: 'choice' as const, options: ['Google', 'Other'], isRequired: true },
      { label: 'How many servers?', kind: 'text' as const, options: [], isRequired: false },
      { label: 'Do you work from home?', kind: 'checkbox' as const, options: [], isRequired: false },
    ];
    const types = [{ ...consultation!, questions }, assessment!];
    const { api, user } = await open(
      fakeApi()
        .on(getCalendar, exampleCalendar({ types }))
        .on(createBooking, () =>
          failure(400, 'Invalid.', { fieldErrors: { 'answers.1': 'That is too long.' } }),
        ),
    );
    await user.click(screen.getByRole('radio', { name: /^9:30 AM Central/ }));
    fillIn();
    await user.click(screen.getByRole('button', { name: 'Confirm this time' }));
    expect(await screen.findByText('Please answer this question.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Which tools?'), 'Google');
    await user.click(screen.getByRole('checkbox', { name: 'Do you work from home? (optional)' }));
    await user.click(screen.getByRole('button', { name: 'Confirm this time' }));
    expect(await screen.findByText('That is too long.')).toBeVisible();
    expect(screen.getByLabelText('How many servers? (optional)')).toBeInvalid();
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      answers: [
        { question: 'Which tools?', answer: 'Google' },
        { question: 'Do you work from home?', answer: 'Yes' },
      ],
    });
  });

  test.each([
    ['email-security', 'Email Security', /Security assessment/],
    ['domain-security', 'Domain Security', /Security assessment/],
    ['phishing-detection', 'Phishing', /Security assessment/],
    ['healthcare-security', 'Healthcare', /Security assessment/],
    ['BusinessTechCheck', 'Business Tech', /Consultation/],
  ])('opens on the meeting that fits a result of %s, and names it', async (slug, name, type) => {
    await open(undefined, paths.bookingsAbout(slug));
    expect(await screen.findByRole('radio', { name: type })).toBeChecked();
    expect(screen.getAllByText(new RegExp(name))[0]).toBeVisible();
  });

  test.each([
    ['security-assessment', /Security assessment/],
    ['consultation', /Consultation/],
    ['no-such-meeting', /Consultation/],
  ])('opens on the meeting type that the URL names: %s', async (type, label) => {
    await open(undefined, `/bookings?type=${type}`);
    expect(await screen.findByRole('radio', { name: label })).toBeChecked();
  });

  test('asks for a time and for the fields that are missing, and sends nothing', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Confirm this time' }));
    expect(await screen.findByText('Name must be at least 2 characters.')).toBeVisible();
    expect(screen.getByLabelText('Phone Number (optional)')).toBeValid();
    // The time stands before the fields, so that is where one is brought.
    expect(screen.getByText('Please choose a time.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^9:30 AM Central/ })).toHaveFocus();
    fillIn();
    await user.click(screen.getByRole('button', { name: 'Confirm this time' }));
    expect(await screen.findByText('Please choose a time.')).toBeVisible();
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('explains that a time was just taken, keeps the input, and offers the next time', async () => {
    let isTaken = false;
    const { user } = await open(
      fakeApi()
        .on(getCalendar, () => {
          const calendar = exampleCalendar();
          if (isTaken) for (const slot of calendar.days[0]?.slots ?? []) slot.isFree = false;
          return calendar;
        })
        .on(createBooking, () => {
          isTaken = true;
          return failure(409, 'Someone just booked this time.', { code: 'taken' });
        }),
    );
    await user.click(screen.getByRole('radio', { name: /^9:30 AM Central/ }));
    fillIn();
    await user.click(screen.getByRole('button', { name: 'Confirm this time' }));
    await user.click(
      await screen.findByRole('button', { name: 'Take Tuesday, December 1, 10:00 AM Central' }),
    );
    expect(screen.getByRole('radio', { name: /^10:00 AM Central/ })).toBeChecked();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Dana Example');
  });

  test('has the phone where the calendar does not answer, and tries again', async () => {
    const api = fakeApi().on(getCalendar, failure(503, 'Later.'));
    const { user } = await renderPage(page.Component, { path: '/bookings', api });
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on(getCalendar, exampleCalendar());
    await user.click(again);
    expect(await screen.findByRole('radio', { name: /^Wednesday, November 25/ })).toBeChecked();
  });
});

describe('the calendar of a booking service', () => {
  const settings = { bookingProvider: 'https://cal.com/emberline/talk' };

  test("loads nothing until it is requested, then shows with the visit's data", async () => {
    sessionStorage.setItem(
      'traffic-source',
      JSON.stringify({ source: 'letter', medium: 'email', campaign: 'spring', isPaid: false, gclid: 'g1' }),
    );
    const { user } = await renderPage(page.Component, { path: '/bookings', settings });
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the calendar' }));
    const address = new URL((screen.getByTitle('Calendar at Cal.com') as HTMLIFrameElement).src);
    expect(address.origin).toBe('https://cal.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      utm_source: 'letter',
      utm_campaign: 'spring',
      'metadata[gclid]': 'g1',
    });
  });

  test('that does not come has its link and the phone beside it', async () => {
    jest.useFakeTimers();
    const { user } = await renderPage(page.Component, {
      path: '/bookings',
      settings,
      timers: jest.advanceTimersByTime.bind(jest),
    });
    await user.click(screen.getByRole('button', { name: 'Show the calendar' }));
    expect(screen.queryByRole('link', { name: 'Open the calendar' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open the calendar' })).toBeVisible());
  });

  test('opens the confirmation after a booking message, and only from its own origin', async () => {
    const FullPage = () => (
      <>
        <page.BookingsPage />
        <Where />
      </>
    );
    const { user } = await renderPage(FullPage, { path: '/bookings', settings });
    await user.click(screen.getByRole('button', { name: 'Show the calendar' }));
    const { contentWindow } = screen.getByTitle('Calendar at Cal.com') as HTMLIFrameElement;
    const data = { originator: 'CAL', type: 'bookingSuccessful', data: { uid: 'abc' } };
    const say = (part: MessageEventInit) =>
      act(async () => void window.dispatchEvent(new MessageEvent('message', { data, ...part })));
    await say({ origin: 'https://evil.example', source: contentWindow });
    await say({ origin: 'https://cal.com', source: window });
    await say({ origin: 'https://cal.com', source: contentWindow, data: { ...data, data: { uid: '<b>' } } });
    expect(screen.getByTestId('where')).toHaveTextContent('/bookings');
    await say({ origin: 'https://cal.com', source: contentWindow });
    expect(screen.getByTestId('where')).toHaveTextContent('/booking-confirmation?appointmentId=abc');
  });
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

test('names the host where the team has a profile', async () => {
  const { isVisible: _, updatedAt: __, version: ___, ...dana } = exampleTeamMember();
  const sam = {
    ...dana,
    id: 'sam',
    name: 'Sam',
    isAtBookings: true,
    photo: '/media/sam.webp',
    photoAlt: 'Sam',
  };
  const api = fakeApi().on(getCalendar, exampleCalendar()).on(getTeam, [dana, sam]);
  const { unmount } = await renderPage(page, { path: '/bookings', api });
  const meet = within(screen.getByRole('region', { name: 'You’ll meet Sam' }));
  expect(meet.getByRole('img', { name: 'Sam' })).toHaveAttribute('src', '/media/sam.webp');
  expect(meet.getByText('CISSP, Security+')).toBeVisible();
  expect(meet.getByText('Restores old radios.')).toBeVisible();
  unmount();
  api.on(getTeam, [dana]);
  await renderPage(page, { path: '/bookings', api });
  expect(screen.queryByText(/^You’ll meet/)).toBeNull();
});
