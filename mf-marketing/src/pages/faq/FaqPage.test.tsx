import { createVote } from '@site/api/insights/votes/contract';
import { exampleFacts } from '@site/api/settings/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { GROUPS } from './content';
import * as page from './FaqPage';

const shownQuestions = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('every question and answer is on the page', async () => {
  const { container } = await renderPage(page, { path: '/faq' });
  for (const { question, answer, fact } of GROUPS.flatMap((group) => group.questions)) {
    if (fact) continue;
    expect(shownQuestions()).toContain(question);
    expect(container).toHaveTextContent(answer);
  }
});

test('a question about a fact is asked only once the fact is set', async () => {
  await renderPage(page, { path: '/faq' });
  expect(shownQuestions()).not.toContain('How fast do you respond?');
  await renderPage(page, { path: '/faq', settings: { facts: exampleFacts({ startingPrice: '' }) } });
  expect(shownQuestions()).toContain('How fast do you respond?');
  expect(screen.getByText('Our response target: 15 minutes for urgent tickets.')).toBeInTheDocument();
  expect(shownQuestions()).not.toContain('What does it start at?');
});

test('searching keeps the questions that match, and says how many', async () => {
  const { user } = await renderPage(page, { path: '/faq' });
  const field = screen.getByRole('searchbox', { name: 'Search the questions' });
  await user.pasteInto(field, 'switch from');
  expect(shownQuestions()).toContain('How do we switch from our current IT provider?');
  expect(screen.getByText(/questions? found/)).toBeInTheDocument();
  await user.clear(field);
  await user.pasteInto(field, 'zeppelin');
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(shownQuestions().length).toBeGreaterThan(10);
});

test('an address with the name of a question opens it', async () => {
  Element.prototype.scrollIntoView = () => {};
  window.location.hash = '#we-have-it-people';
  await renderPage(page, { path: '/faq#we-have-it-people' });
  expect(document.getElementById('we-have-it-people')).toHaveAttribute('open');
});

test('an address whose end cannot be read opens none, and shows the page', async () => {
  window.location.hash = '#%E0%A4%A';
  await renderPage(page, { path: '/faq' });
  expect(shownQuestions().length).toBeGreaterThan(10);
});

test('an answer can be rated once', async () => {
  const api = fakeApi().on(createVote, undefined);
  const { user } = await renderPage(page, { path: '/faq', api });
  const [group] = GROUPS;
  const [first, second] = group?.questions ?? [];
  const at = (id = '') => within(document.getElementById(id) as HTMLElement);
  await user.click(at(first?.id).getByRole('button', { name: 'Yes' }));
  expect(at(first?.id).getByRole('status')).toHaveTextContent('Thank you.');
  expect(at(first?.id).queryByRole('button', { name: 'No' })).toBeNull();
  await user.click(screen.getByText(second?.question ?? ''));
  await user.click(at(second?.id).getByRole('button', { name: 'No' }));
  expect(at(second?.id).getByRole('link', { name: 'Ask us what is missing' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await waitFor(() =>
    expect(api.requests.map(({ body }) => body)).toEqual([
      { question: `/faq#${first?.id}`, isHelpful: true },
      { question: `/faq#${second?.id}`, isHelpful: false },
    ]),
  );
});
