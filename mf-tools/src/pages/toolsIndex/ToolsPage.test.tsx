import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as toolsPage from './ToolsPage';

test('shows four tools with their question and what leaves the browser', async () => {
  await renderPage(toolsPage);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(4);
  for (const card of cards) expect(within(card).getByText('Leaves your browser')).toBeVisible();
});

test('passes an entered domain to its tool and links the other tools', async () => {
  await renderPage(toolsPage);
  expect(screen.getByRole('link', { name: 'Test a password' })).toHaveAttribute(
    'href',
    '/tools/password-strength',
  );
  expect(screen.getByRole('link', { name: 'Check a message' })).toHaveAttribute(
    'href',
    '/tools/phishing-detection',
  );
  for (const [button, path] of [
    ['Check email', '/tools/email-security'],
    ['Check website', '/tools/domain-security'],
  ] as const) {
    const form = screen.getByRole('button', { name: button }).closest('form');
    expect(form).toHaveAttribute('action', path);
    expect(form).toHaveAttribute('method', 'get');
    expect(within(form!).getByRole('textbox', { name: 'Domain' })).toHaveAttribute('name', 'domain');
  }
  expect(screen.getAllByText('Sample result:')).toHaveLength(4);
});
