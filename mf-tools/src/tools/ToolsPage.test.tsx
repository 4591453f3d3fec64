import { isNotFound } from '@site/shell/kit';
import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as comingTool from './ComingToolPage';
import { INSTRUMENTS } from './content';
import * as toolsPage from './ToolsPage';

const pattern = '/tools/:slug';

test('four instruments, each with its question, and what leaves the browser', async () => {
  await renderPage(toolsPage);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(4);
  for (const card of cards) expect(within(card).getByText(/eave[s]? your browser/)).toBeVisible();
});

test('only the instrument that works can be used; the others say they are in the workshop', async () => {
  await renderPage(toolsPage);
  expect(screen.getByRole('link', { name: 'Test a password' })).toHaveAttribute(
    'href',
    '/tools/password-strength',
  );
  expect(screen.getAllByText('In the workshop')).toHaveLength(3);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each(INSTRUMENTS.filter(({ workshop }) => workshop))(
  '$slug says what it will check and whom to call',
  async ({ slug, workshop }) => {
    await renderPage(comingTool, { path: `/tools/${slug}`, pattern, params: { slug } });
    for (const { title } of workshop!.checks)
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:+15125550100');
  },
);

test('the points of the email check make a hundred', () => {
  const [email] = INSTRUMENTS;
  expect(email!.workshop!.checks.reduce((sum, { weight = 0 }) => sum + weight, 0)).toBe(100);
});

test.each(['nope', 'password-strength', 'constructor'])(
  '%s is no instrument in the workshop',
  async (slug) => {
    const opening = renderPage(comingTool, { path: `/tools/${slug}`, pattern, params: { slug } });
    expect(isNotFound(await opening.catch((error) => error))).toBe(true);
  },
);
