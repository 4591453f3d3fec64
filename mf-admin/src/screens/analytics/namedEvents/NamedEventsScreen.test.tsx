import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createNamedEvent, listNamedEvents } from '@site/api/insights/namedEvents/contract';
import { exampleNamedEvent } from '@site/api/insights/namedEvents/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { NamedEventsScreen } from './NamedEventsScreen';

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('an event is defined in words, and what is wrong with it stands beside the field', async () => {
  const message = 'Please enter 25, 50, 75 or 90, without a percent sign.';
  const api = fakeApi()
    .on(listNamedEvents, { items: [exampleNamedEvent()], nextCursor: null, total: 1, isMore: false })
    .on(createNamedEvent, () => failure(400, message, { fieldErrors: { value: message } }));
  const { user } = await renderPage(NamedEventsScreen, {
    path: '/admin/analytics/named-events/new',
    pattern: '/admin/analytics/named-events/:id?',
    api,
    state: { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) },
  });
  expect(await screen.findByText('Click on a link that begins with https://portal.example/')).toBeVisible();
  await user.type(await screen.findByLabelText('Name'), 'Read to the end');
  await user.selectOptions(screen.getByLabelText('Trigger'), 'Page scrolled');
  await user.type(screen.getByLabelText('Match'), '80');
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add custom event' }));
  const body = { name: 'Read to the end', trigger: 'scroll', value: '80', page: '' };
  await waitFor(() => expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual(body));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});
