import { paths } from '@site/shell/paths';
import { showWhole } from '../../stillness';
import { templates } from '../../templates';
import { expect, test } from '../../test';

// Canvases that draw would make every frame slow; motion has tests of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ consented }) => consented());

for (const path of [...templates, paths.admin.login])
  test(`${path} is whole, quiet and accessible @phone`, async ({ page, open, problems, violations }) => {
    await open(path);
    await showWhole(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(overflow)).toEqual([]);
    expect(await violations()).toEqual([]);
    problems.expectNone();
  });

/** What is wider than the window, if the window can be scrolled sideways at all. */
function overflow(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  return [
    `scrolls sideways: ${document.documentElement.scrollWidth} px`,
    ...wide.slice(0, 5).map(({ tagName, className }) => `${tagName} ${className}`),
  ];
}
