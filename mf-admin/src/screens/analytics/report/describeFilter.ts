import type { FilterRule } from '@site/api/insights/reports/filterSyntax';
import type { VisitDimension } from '@site/api/insights/visits/contract';
import { dimensionLabels, nameOfValue } from './dimensions';

/** The ways to compare, of one value and of several, included and excluded. */
const VERBS = {
  is: { one: ['is', 'is not'], many: ['is one of', 'is none of'] },
  contains: { one: ['contains', 'doesn’t contain'], many: ['contains one of', 'contains none of'] },
  begins: { one: ['begins with', 'doesn’t begin with'], many: ['begins with one of', 'begins with none of'] },
} as const;

export const verbOf = ({ kind, isExcluded }: Pick<FilterRule, 'kind' | 'isExcluded'>, count = 1) =>
  VERBS[kind][count === 1 ? 'one' : 'many'][isExcluded ? 1 : 0];

/** A filter in words: `page is one of` and `/faq, /about`. */
export function describeFilter(dimension: VisitDimension, rule: FilterRule) {
  const { kind, values } = rule;
  return {
    name: `${dimensionLabels[dimension].filter} ${verbOf(rule, values.length)}`,
    value: values.map((value) => (kind === 'is' ? nameOfValue(dimension, value) : value)).join(', '),
  };
}

/** Dimensions whose values are free texts, of which a part can be looked for. */
export const textDimensions: readonly VisitDimension[] = [
  'page',
  'entry',
  'exit',
  'source',
  'medium',
  'campaign',
  'term',
  'content',
  'referrer',
  'event',
  'property',
];
