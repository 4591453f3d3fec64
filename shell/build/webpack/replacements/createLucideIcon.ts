import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Takes the place of Lucide's own in every bundle: of all that an icon can be told there, the site says its size and
 * plain attributes.
 */
export default function createLucideIcon({ name, node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, at module level
  return function Icon({ size = 24, className, children, ...attributes }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': isNamed(attributes) ? undefined : true,
        ...attributes,
      },
      ...node.map(([tag, own]) => createElement(tag, own)),
      children,
    );
  };
}

/** Whether something is said about it to those who do not see it. */
const isNamed = (attributes: object) =>
  Object.keys(attributes).some((name) => name === 'role' || name === 'title' || name.startsWith('aria-'));
