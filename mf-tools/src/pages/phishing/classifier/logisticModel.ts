import type { Feature } from './extractFeatures';

/** As many weights, each a signed byte, as fit a file of 44 KB. */
export const WEIGHTS = 2 ** 15;

/** FNV-1a: where a feature's weight lies. */
export function weightIndex(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (WEIGHTS - 1);
}

export interface Model {
  bias: number;
  /** What one step of a byte is worth. */
  step: number;
  weights: Int8Array;
}

/** How much one feature says, in log-odds: above nothing speaks for a forgery. */
export const contribution = ({ step, weights }: Model, { key, value }: Feature) =>
  (weights[weightIndex(key)] ?? 0) * step * value;

export const scoreOf = (model: Model, features: readonly Feature[]) =>
  features.reduce((sum, feature) => sum + contribution(model, feature), model.bias);
