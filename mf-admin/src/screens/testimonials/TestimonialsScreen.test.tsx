import {
  createTestimonial,
  editTestimonialOrder,
  getTestimonial,
  listTestimonials,
} from '@site/api/content/testimonials/contract';
import { exampleTestimonial, exampleTestimonialPage } from '@site/api/content/testimonials/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TestimonialsScreen } from './TestimonialsScreen';

const real = exampleTestimonial();
const sample = exampleTestimonial({
  id: 's'.repeat(24),
  name: 'R. D.',
  quote: 'A sample of words.',
  isSample: true,
  consentOn: '',
  consentProof: '',
});
const unproved = exampleTestimonial({
  id: 'u'.repeat(24),
  name: 'U. P.',
  quote: 'Somebody said so.',
  consentOn: '',
  consentProof: '',
  isShown: false,
  state: 'hidden',
});

const testimonialsApi = () =>
  fakeApi()
    .on(listTestimonials, exampleTestimonialPage([sample, real, unproved]))
    .on(getTestimonial, real)
    .on(editTestimonialOrder, undefined);

async function open({ api = testimonialsApi(), path = '/admin/testimonials', role = 'editor' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(TestimonialsScreen, {
    path,
    pattern: '/admin/testimonials/:id?',
    api,
    state,
  });
  return { ...view, api };
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('shows for each testimonial whether it is published and who consented', async () => {
  await open();
  const rowOf = async (name: RegExp) => within((await screen.findByRole('link', { name })).closest('tr')!);
  expect((await rowOf(/A sample of/)).getByText('Sample')).toBeVisible();
  expect((await rowOf(/Pat Lindgren/)).getByText('Given October 2, 2026')).toBeVisible();
  expect((await rowOf(/Pat Lindgren/)).getByText('On the home page')).toBeVisible();
  expect((await rowOf(/U\. P\./)).getByText('No consent on file')).toBeVisible();
  expect((await rowOf(/U\. P\./)).getByText('Hidden')).toBeVisible();
});

test('missing consent details are shown at their fields', async () => {
  const fieldErrors = { consentOn: 'On which day?', consentProof: 'Where is it written?' };
  const api = testimonialsApi().on(createTestimonial, failure(400, 'No.', { fieldErrors }));
  const { user } = await open({ api, path: '/admin/testimonials/new' });
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Quote' }), 'They call back, always.');
  await user.pasteInto(screen.getByRole('textbox', { name: 'Name or initials' }), 'K. W.');
  await user.click(screen.getByRole('switch', { name: 'Show on the home page' }));
  await user.click(screen.getByRole('button', { name: 'Add testimonial' }));
  const day = screen.getByRole('textbox', { name: /^Consent date/ });
  await waitFor(() => expect(day).toHaveFocus());
  expect(day).toHaveAccessibleDescription(/On which day\?/);
  expect(screen.getByRole('textbox', { name: /^Proof of consent/ })).toHaveAccessibleDescription(
    /Where is it written\?/,
  );
});

test('keys change the order, and the complete order is sent', async () => {
  const { user, api } = await open();
  const up = await screen.findByRole('button', { name: 'Move “Pat Lindgren” up' });
  up.focus();
  await user.keyboard('{ArrowUp}');
  const orders = () => api.requests.filter(({ method }) => method === 'PUT');
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]?.body).toEqual({ ids: [real.id, sample.id, unproved.id] });
});

test('a viewer can read but finds no actions', async () => {
  await open({ role: 'viewer', path: `/admin/testimonials/${real.id}` });
  expect(await screen.findByText(/Editing it requires the editor role/)).toBeVisible();
  for (const name of [/^Move/, 'New testimonial', 'Save', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
