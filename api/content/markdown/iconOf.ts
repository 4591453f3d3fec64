import { element, type HtmlNode } from './htmlNode';

/** An outlined icon of the given paths, hidden from screen readers. */
export const iconOf = (paths: string[]): HtmlNode =>
  element(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: '20',
      height: '20',
      ariaHidden: 'true',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.75',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    paths.map((d) => element('path', { d })),
  );
