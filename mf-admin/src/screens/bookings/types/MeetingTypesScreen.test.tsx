import { listHosts } from '@site/api/bookings/hosts/contract';
import { exampleHost } from '@site/api/bookings/hosts/example';
import {
  createMeetingType,
  editMeetingType,
  getMeetingType,
  listMeetingTypes,
  type MeetingTypeDraft,
} from '@site/api/bookings/meetingTypes/contract';
import { exampleMeetingType } from '@site/api/bookings/meetingTypes/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { MeetingTypesScreen } from './MeetingTypesScreen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (query) =>
    ({
      matches: 1280 >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

const typesApi = (items = [exampleMeetingType({ followUp: 'Thank you.' })]) =>
  fakeApi()
    .on(listMeetingTypes, { items, nextCursor: null, total: items.length, isMore: false })
    .on(listHosts, { items: [exampleHost()], nextCursor: null, total: 1, isMore: false })
    .on(getMeetingType, items[0] ?? exampleMeetingType());

const open = (api = typesApi(), path = '/admin/bookings/types', role: Role = 'admin') =>
  renderPage(MeetingTypesScreen, {
    path,
    pattern: '/admin/bookings/types/:id?',
    api,
    state: { session: exampleSession({ user: exampleMember({ role }) }) },
  });

const sent = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.requests.filter((request) => request.method === method).at(-1)?.body as MeetingTypeDraft;

test('lists meeting types with their length and emails', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /Consultation/ })).toBeVisible();
  expect(screen.getByText('30 min')).toBeVisible();
  expect(screen.getByText('day before, follow-up')).toBeVisible();
});

test('a meeting type is changed: a question, a host and a reminder', async () => {
  const api = typesApi().on(editMeetingType, exampleMeetingType({ version: 2 }));
  const { user } = await open(api, '/admin/bookings/types/consultation');
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Which tools?');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answer type' }), 'Choice');
  await user.type(
    screen.getByRole('textbox', { name: 'Answers to choose from' }),
    'Google{Enter}Microsoft 365',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Required' }), 'Yes');
  await user.click(await screen.findByRole('checkbox', { name: 'Sam Reyes' }));
  await user.click(screen.getByRole('switch', { name: /Reminder an hour before/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'PATCH')).toBeDefined());
  expect(sent(api, 'PATCH')).toMatchObject({
    questions: [
      { label: 'Which tools?', kind: 'choice', options: ['Google', 'Microsoft 365'], isRequired: true },
    ],
    hostIds: ['member-1'],
    isRemindedHourBefore: true,
  });
});

test('questions are checked before they are sent, and a refusal is said at the field', async () => {
  const api = typesApi().on(createMeetingType, () =>
    failure(400, 'Invalid.', { fieldErrors: { label: 'Another meeting type has this name.' } }),
  );
  const { user } = await open(api, '/admin/bookings/types/new');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Consultation');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Ask us.');
  await user.click(screen.getByRole('button', { name: 'Add question' }));
  await user.click(screen.getByRole('button', { name: 'Add meeting type' }));
  expect((await screen.findAllByText('Please enter each question.'))[0]).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Which tools?');
  await user.click(screen.getByRole('button', { name: 'Add meeting type' }));
  expect((await screen.findAllByText('Another meeting type has this name.'))[0]).toBeVisible();
});

test('an editor sees a meeting type without a form', async () => {
  await open(undefined, '/admin/bookings/types/consultation', 'editor');
  expect((await screen.findAllByText('video or phone'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test.each([
  [0, /It has no upcoming bookings\./],
  [1, /Its upcoming booking stays as it is, with its reminders and follow-up email\./],
  [12, /Its 12 upcoming bookings stay as they are, with their reminders and follow-up emails\./],
])('before a meeting type with %i upcoming bookings is deleted, they are named', async (upcoming, note) => {
  const { user } = await open(
    typesApi([exampleMeetingType({ upcoming })]),
    '/admin/bookings/types/consultation',
  );
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Delete this meeting type?' })).toHaveTextContent(note);
});
