import type { Feature } from './extractFeatures';

/** Number of weights, one signed byte each (44 KB as base64). */
export const WEIGHTS = 2 ** 15;

/** Index of a feature's weight (FNV-1a hash). */
export function weightIndex(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (WEIGHTS - 1);
}

export interface Model {
  bias: number;
  /** Value of one byte step. */
  step: number;
  weights: Int8Array;
}

/** Contribution of a feature in log-odds; positive values indicate phishing. */
export const contribution = ({ step, weights }: Model, { key, value }: Feature) =>
  (weights[weightIndex(key)] ?? 0) * step * value;

export const calculateLogOdds = (model: Model, features: readonly Feature[]) =>
  features.reduce((sum, feature) => sum + contribution(model, feature), model.bias);
