import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { Stats } from './Stats';

test('a figure links to its case study, where one is set', async () => {
  const heroCases = [{ figure: 'incidents' as const, slug: 'quiet-portfolio' }];
  const { unmount } = await renderPage(Stats, { settings: { heroCases } });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/case-studies/quiet-portfolio']);
  expect(links[0]).toHaveAccessibleName(/^Read the case behind “decrease in major incidents/);
  unmount();
  await renderPage(Stats);
  expect(screen.queryByRole('link')).toBeNull();
});
