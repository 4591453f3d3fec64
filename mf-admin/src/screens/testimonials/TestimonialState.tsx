import type { TestimonialEntry } from '@site/api/content/testimonials/contract';
import * as dateFormat from '@site/shell/dateFormat';

/** Whether the testimonial is published. */
export function TestimonialState({ state }: Pick<TestimonialEntry, 'state'>) {
  if (state === 'home') return <span className="ok">On the home page</span>;
  if (state === 'waiting') return <span className="wt">Not in the first three</span>;
  if (state === 'held') return <span className="wt">Not public before launch review</span>;
  return <span className="mu">Hidden</span>;
}

type Consent = Pick<TestimonialEntry, 'isSample' | 'consentOn' | 'consentProof'>;

/** Whether the consent to be quoted is documented. */
export function ConsentState({ isSample, consentOn, consentProof }: Consent) {
  if (isSample) return <span className="mu">Sample</span>;
  if (consentOn && consentProof)
    return <span className="ok">Given {dateFormat.calendarDate(consentOn)}</span>;
  return <span className="wt">No consent on file</span>;
}
