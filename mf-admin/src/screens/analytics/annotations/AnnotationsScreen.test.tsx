import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { createAnnotation, getAnnotation, listAnnotations } from '@site/api/insights/annotations/contract';
import { exampleAnnotation } from '@site/api/insights/annotations/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { AnnotationsScreen } from './AnnotationsScreen';

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const openNew = (role: 'editor' | 'viewer', api = fakeApi()) => {
  const page = { items: [exampleAnnotation()], nextCursor: null, total: 1, isMore: false };
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  return renderPage(AnnotationsScreen, {
    path: `/admin/analytics/annotations${role === 'editor' ? '/new' : ''}`,
    pattern: '/admin/analytics/annotations/:id?',
    api: api.on(listAnnotations, page),
    state,
  });
};

test('an annotation is listed and added, and the API’s objection is shown at the field', async () => {
  const message = 'Please enter a valid date.';
  let isRefused = true;
  const api = fakeApi()
    .on(createAnnotation, () =>
      isRefused ? failure(400, message, { fieldErrors: { day: message } }) : exampleAnnotation(),
    )
    .on(getAnnotation, exampleAnnotation());
  const { user } = await openNew('editor', api);
  expect(await screen.findByText('Radio campaign began')).toBeVisible();
  const day = await screen.findByLabelText('Day');
  expect(day).toHaveDisplayValue(/^\d{2}\/\d{2}\/\d{4}$/);
  await user.type(screen.getByLabelText('What happened'), 'Phones were down');
  await user.click(screen.getByRole('button', { name: 'Add annotation' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(await findViolations()).toEqual([]);
  isRefused = false;
  await user.clear(day);
  await user.type(day, '11/14/2026');
  await user.click(screen.getByRole('button', { name: 'Add annotation' }));
  expect(api.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    day: '2026-11-14',
    text: 'Phones were down',
  });
});

test('a viewer reads annotations and adds none', async () => {
  await openNew('viewer');
  expect(await screen.findByText('Radio campaign began')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New annotation' })).toBeNull();
});
