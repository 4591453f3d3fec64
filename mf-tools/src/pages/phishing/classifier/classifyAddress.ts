import { createFinding, type Finding, getHostSpan } from '../address/Finding';
import type { Address, Span } from '../address/parseAddress';
import { extractFeatures, type Feature } from './extractFeatures';
import { calculateLogOdds, contribution, type Model } from './logisticModel';
import stored from './weights.json';

/** Classifier threshold, at which 1.5 % of benign URLs are suspicious. */
const FROM = 1.7;
const SUSPICIOUS = 25;
const MOST_FURTHER = 15;
const POINTS_A_STEP = 5;
const SHOWN = 3;

export const model: Model = {
  bias: stored.bias,
  step: stored.step,
  weights: Int8Array.from(atob(stored.weights), (sign) => sign.charCodeAt(0)),
};

/** Similarity of a URL to reported phishing URLs, by a trained model. */
export function classifyAddress(address: Address, findings: readonly Finding[]): Finding | undefined {
  if (!address.host) return undefined;
  const features = extractFeatures(address, findings);
  const score = calculateLogOdds(model, features);
  if (score < FROM) return undefined;
  // Rule findings are features of the model; their points count once.
  const counted = findings.reduce((sum, finding) => sum + finding.points, 0);
  const further = Math.min(MOST_FURTHER, Math.round((score - FROM) * POINTS_A_STEP));
  const points = Math.max(0, SUSPICIOUS - counted) + further;
  if (points === 0) return undefined;
  const spans = findDecidingSpans(features);
  return createFinding(
    'likeness',
    points,
    spans.length > 0 ? spans : getHostSpan(address.parts),
    describe(address, spans),
  );
}

/** The text ranges that contributed most, without duplicates. */
function findDecidingSpans(features: readonly Feature[]): Span[] {
  const spans: Span[] = [];
  const telling = features
    .filter(({ key }) => /^[lswvpqet]:/.test(key))
    .map((feature) => ({ span: feature.span, points: contribution(model, feature) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  for (const { span } of telling)
    if (
      span &&
      span.end > span.start &&
      spans.length < SHOWN &&
      spans.every(({ start, end }) => span.end <= start || span.start >= end)
    )
      spans.push(span);
  return spans.sort((one, other) => one.start - other.start);
}

function describe({ text }: Address, spans: readonly Span[]): string {
  const pieces = spans.map(({ start, end }) => `“${text.slice(start, end)}”`);
  const last = pieces.pop();
  if (!last) return 'It has the length and structure of reported phishing links.';
  const all = pieces.length > 0 ? `${pieces.join(', ')} and ${last}` : last;
  return `Reported phishing links look like this one, mainly because of ${all}.`;
}
