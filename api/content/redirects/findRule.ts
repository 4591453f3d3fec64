import type { RedirectRule } from './contract';

type Rule = Pick<RedirectRule, 'from' | 'match' | 'to' | 'code'>;

/** Whether a rule applies to a path. */
export function matchesPath({ from, match }: Pick<Rule, 'from' | 'match'>, path: string): boolean {
  return path === from || (match === 'prefix' && path.startsWith(`${from}/`));
}

/**
 * The rule for a path: the exact one, else the one with the longest matching prefix. `rules` must not be changed
 * afterwards, because its index is cached by identity.
 */
export function findRule<R extends Rule>(rules: readonly R[], path: string): R | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const { byAddress, longest } = buildIndex(rules);
  for (let at = plain; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const rule = at.length <= longest ? byAddress.get(at) : undefined;
    if (rule && matchesPath(rule, plain)) return rule as R;
  }
  return undefined;
}

interface RuleIndex {
  byAddress: ReadonlyMap<string, Rule>;
  /** The length of the longest path; longer ones need no lookup. */
  longest: number;
}

const indexes = new WeakMap<readonly Rule[], RuleIndex>();

function buildIndex(rules: readonly Rule[]): RuleIndex {
  const known = indexes.get(rules);
  if (known) return known;
  const made = {
    byAddress: new Map(rules.map((rule) => [rule.from, rule])),
    longest: rules.reduce((most, { from }) => Math.max(most, from.length), 0),
  };
  indexes.set(rules, made);
  return made;
}

/** The redirect target for a path with its query; the part below a prefix is kept. Undefined for 410. */
export function resolveTarget(
  { from, match, to, code }: Rule,
  path: string,
  search = '',
): string | undefined {
  if (code === '410') return undefined;
  const [, target = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const below = match === 'prefix' ? path.slice(from.length) : '';
  // Allows one leading slash and no backslash, since two would turn the visitor's path into a host.
  const rest = below.replace(/\\/g, '%5C').replace(/^\/+/, '/').replace(/\/+$/, '');
  const base = rest ? target.replace(/\/+$/, '') : target;
  return `${base}${rest}${query && search ? `${query}&${search.slice(1)}` : query || search}${hash}`;
}
