import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './PartnersPage';

test.each([
  [false, /No website is allowed yet/],
  [true, /Some websites are already allowed/],
])(
  'names the setting that allows other sites to embed, and whether any may: %s',
  async (isFramable, text) => {
    await renderPage(page, { settings: { isFramable } });
    const before = screen.getByRole('region', { name: 'Before you start' });
    expect(before).toHaveTextContent(text);
    expect(
      within(before).getByRole('link', { name: 'Settings, Embedding, Allowed websites' }),
    ).toHaveAttribute('href', '/admin/settings/frames');
    const contact = screen.getByRole('region', { name: 'Contact form' });
    expect(contact).toHaveTextContent(isFramable ? /only on allowed websites/ : /Blocked on every website/);
    expect(within(contact).getByRole('link', { name: 'Allowed websites' })).toHaveAttribute(
      'href',
      '/admin/settings/frames',
    );
  },
);

test('offers a snippet for every tool, assessment and form that can be embedded', async () => {
  await renderPage(page);
  const snippets = screen.getByRole('region', { name: 'Snippets' });
  for (const path of [
    ...['email-security', 'phishing-detection', 'password-strength', 'domain-security'].map(
      (slug) => `tools/${slug}`,
    ),
    'assessments/BusinessTechCheck',
    'assessments/healthcare-security',
    'contact',
    'booking',
  ])
    expect(within(snippets).getByText(new RegExp(`/embedded/${path}"`))).toBeVisible();
  expect(within(snippets).getAllByRole('button', { name: /^Copy/ })).toHaveLength(8);
});
