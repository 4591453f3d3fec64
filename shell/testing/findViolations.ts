import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Accessibility violations of a part of the document, one per line. Colors and sizes are excluded because jsdom has
 * no layout.
 */
export async function findViolations(part: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(part, {
    runOnly: WCAG,
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
}
