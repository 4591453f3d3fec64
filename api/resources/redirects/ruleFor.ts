import type { RedirectRule } from './contract';

type Rule = Pick<RedirectRule, 'from' | 'match' | 'to' | 'code'>;

/** Whether a rule speaks about this path. */
export function covers({ from, match }: Pick<Rule, 'from' | 'match'>, path: string): boolean {
  return path === from || (match === 'prefix' && path.startsWith(`${from}/`));
}

/** The rule for a path: the one that names it exactly, else the most particular of those above it. */
export function ruleFor<R extends Rule>(rules: readonly R[], path: string): R | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const found = rules.filter((rule) => covers(rule, plain));
  return (
    found.find(({ match }) => match === 'exact') ?? found.sort((a, b) => b.from.length - a.from.length)[0]
  );
}

/** Where a rule sends a path with its query; what lies below a prefix is kept. Nothing for what is gone. */
export function targetOf({ from, match, to, code }: Rule, path: string, search = ''): string | undefined {
  if (code === '410') return undefined;
  const [, target = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const below = match === 'prefix' ? path.slice(from.length) : '';
  // One slash and no backslash: two would make a host of what a visitor wrote.
  const rest = below.replace(/\\/g, '%5C').replace(/^\/+/, '/').replace(/\/+$/, '');
  const base = rest ? target.replace(/\/+$/, '') : target;
  return `${base}${rest}${query && search ? `${query}&${search.slice(1)}` : query || search}${hash}`;
}
