import { type VisitDimension, visitDimensions } from './contract';

/** Dimensions whose values are rolled up together with those of every other dimension. */
const pairedDimensions = ['page', 'channel', 'source', 'device', 'country', 'event'] as const;

/** Dimensions that are rolled up alone: with others, they are counted in single visits. */
const singleDimensions = ['term', 'content', 'property'] as const;

/** What is rolled up: all visits, visits by hour, by one dimension, or by a pair of dimensions. */
export type Combination = 'total' | 'hour' | VisitDimension | `${VisitDimension}+${VisitDimension}`;

/** The name of the rollup over two dimensions. */
export function nameOfPair(one: VisitDimension, other: VisitDimension): Combination {
  const inOrder = visitDimensions.indexOf(one) < visitDimensions.indexOf(other);
  return inOrder ? `${one}+${other}` : `${other}+${one}`;
}

/** Every pair of dimensions that is rolled up, each once. */
export const dimensionPairs: readonly (readonly [VisitDimension, VisitDimension])[] = visitDimensions.flatMap(
  (one, at) =>
    visitDimensions
      .slice(at + 1)
      .filter((other) => isPair(one, other))
      .map((other) => [one, other] as const),
);

/** Whether two dimensions are rolled up together. */
export function isPair(one: VisitDimension, other: VisitDimension): boolean {
  const isSingle = isOneOf(singleDimensions, one) || isOneOf(singleDimensions, other);
  const hasPaired = isOneOf(pairedDimensions, one) || isOneOf(pairedDimensions, other);
  return one !== other && hasPaired && !isSingle;
}

function isOneOf(dimensions: readonly VisitDimension[], dimension: VisitDimension): boolean {
  return dimensions.includes(dimension);
}
