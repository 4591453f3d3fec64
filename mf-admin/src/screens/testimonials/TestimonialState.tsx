import type { TestimonialEntry } from '@site/api/content/testimonials/contract';

/** Whether visitors read it. */
export function TestimonialState({ state }: Pick<TestimonialEntry, 'state'>) {
  if (state === 'home') return <span className="ok">On the home page</span>;
  if (state === 'waiting') return <span className="wt">Waits for a place</span>;
  return <span className="mu">Hidden</span>;
}

type Consent = Pick<TestimonialEntry, 'isSample' | 'consentOn' | 'consentProof'>;

/** Whether somebody said it and agreed to be quoted. */
export function ConsentState({ isSample, consentOn, consentProof }: Consent) {
  if (isSample) return <span className="mu">Sample, nobody’s words</span>;
  if (consentOn && consentProof) return <span className="ok">Agreed {consentOn}</span>;
  return <span className="wt">No consent on file</span>;
}
