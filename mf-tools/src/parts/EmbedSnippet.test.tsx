import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { EmbedSnippet } from './EmbedSnippet';

test.each([
  [false, /None is named there now/],
  [true, /Some are named there; yours may not be yet/],
])(
  'says which setting names the sites that may show it, and whether any is: %s',
  async (isFramable, says) => {
    await renderPage(() => <EmbedSnippet path="/embedded/tools/phishing" title="Phishing" />, {
      settings: { isFramable },
    });
    expect(screen.getByText('Frame origins').closest('p')).toHaveTextContent(says);
  },
);
