import type { Feature } from '../src/pages/phishing/classifier/extractFeatures';
import { type Model, WEIGHTS, weightIndex } from '../src/pages/phishing/classifier/logisticModel';
import { drawFrom } from './draw';

/** A training example with its weight. */
export interface Example {
  isForged: boolean;
  share: number;
  indexes: Uint16Array;
  values: Float32Array;
}

export const exampleOf = (features: readonly Feature[], isForged: boolean, share: number): Example => ({
  isForged,
  share,
  indexes: Uint16Array.from(features, ({ key }) => weightIndex(key)),
  values: Float32Array.from(features, ({ value }) => value),
});

export interface Setting {
  rounds: number;
  rate: number;
  /** Strength of the L2 regularization. */
  decay: number;
}

/** Logistic regression with AdaGrad; deterministic. */
export function learn(examples: readonly Example[], { rounds, rate, decay }: Setting): Model {
  const weights = new Float64Array(WEIGHTS);
  const seen = new Float64Array(WEIGHTS).fill(1e-6);
  const order = examples.map((_, at) => at);
  const draw = drawFrom(1);
  let bias = 0;
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = draw.below(at + 1);
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const at of order) {
      const { isForged, share, indexes, values } = examples[at] as Example;
      let sum = bias;
      indexes.forEach((weightAt, one) => {
        sum += (weights[weightAt] as number) * (values[one] as number);
      });
      const miss = share * (1 / (1 + Math.exp(-sum)) - (isForged ? 1 : 0));
      bias -= 0.02 * miss;
      indexes.forEach((weightAt, one) => {
        const weight = weights[weightAt] as number;
        const slope = miss * (values[one] as number) + decay * weight;
        seen[weightAt] = (seen[weightAt] as number) + slope * slope;
        weights[weightAt] = weight - (rate * slope) / Math.sqrt(seen[weightAt] as number);
      });
    }
  }
  return packed(weights, bias);
}

function packed(weights: Float64Array, bias: number): Model {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = largest / 127;
  return { bias, step, weights: Int8Array.from(weights, (weight) => Math.round(weight / step)) };
}
