import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { GROUPS } from './content';
import * as page from './FaqPage';

const asked = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('every question and answer is on the page', async () => {
  const { container } = await renderPage(page, { path: '/faq' });
  for (const { question, answer } of GROUPS.flatMap((group) => group.questions)) {
    expect(asked()).toContain(question);
    expect(container).toHaveTextContent(answer);
  }
});

test('searching keeps the questions that match, and says how many', async () => {
  const { user } = await renderPage(page, { path: '/faq' });
  const field = screen.getByRole('searchbox', { name: 'Search the questions' });
  await user.type(field, 'support hours');
  expect(asked()).toContain('What are your support hours?');
  expect(screen.getByText(/questions? found/)).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'zeppelin');
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(asked().length).toBeGreaterThan(10);
});

test('an address with the name of a question opens it', async () => {
  Element.prototype.scrollIntoView = () => {};
  window.location.hash = '#we-have-it-people';
  await renderPage(page, { path: '/faq#we-have-it-people' });
  expect(document.getElementById('we-have-it-people')).toHaveAttribute('open');
});
