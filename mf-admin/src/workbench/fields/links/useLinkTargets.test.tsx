import { MarkdownEditor } from '@site/shell/kit/editor';
import { renderPage } from '@site/shell/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLinkTargets } from './useLinkTargets';

const pages = [
  { path: '/services/cybersecurity', label: 'Endpoint & Identity', group: 'Services' },
  { path: '/contact', label: 'Contact', group: 'Company' },
];

test('the pages of the site are offered for a link by name and by path', async () => {
  globalThis.fetch = async () => Response.json(pages);
  const { user } = await renderPage(() => (
    <MarkdownEditor label="Text" value="Words" onChange={() => undefined} useLinkTargets={useLinkTargets} />
  ));
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Text' }), { key: 'k', ctrlKey: true });
  const url = screen.getByRole<HTMLInputElement>('combobox', { name: 'URL' });
  const offered = () => [...(url.list?.options ?? [])].map(({ value }) => value);
  for (const [typed, paths] of [
    ['endpoint', ['/services/cybersecurity']],
    ['/con', ['/contact']],
    ['https://example.com/contact', []],
  ] as const) {
    await user.clear(url);
    await user.type(url, typed);
    await waitFor(() => expect(offered()).toEqual(paths));
  }
});
