import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** Replaces Lucide's own factory in every bundle. The site only uses the size and plain attributes of icons. */
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

/** Whether the icon has an accessible name. */
const isNamed = (attributes: object) =>
  Object.keys(attributes).some((name) => name === 'role' || name === 'title' || name.startsWith('aria-'));
