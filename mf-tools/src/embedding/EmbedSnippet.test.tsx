import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { EmbedSnippet } from './EmbedSnippet';

test.each([
  [false, /No site is on the list yet/],
  [true, /Some sites are on the list; yours may not be yet/],
])(
  'says which setting names the sites that may show it, and whether any is: %s',
  async (isFramable, says) => {
    await renderPage(() => <EmbedSnippet path="/embedded/tools/phishing" title="Phishing" />, {
      settings: { isFramable },
    });
    expect(screen.getByText('Frame origins').closest('p')).toHaveTextContent(says);
  },
);
