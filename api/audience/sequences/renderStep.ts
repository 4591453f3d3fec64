import type { Sender } from '../../platform/mail/Sender';
import { emptyNewsletter } from '../newsletters/contract';
import { type NewsletterEmail, renderNewsletter } from '../newsletters/renderNewsletter';
import type { SequenceStep } from './contract';

/** The email of a step, before it has a recipient. It has no page in the browser. */
export function renderStep(
  { subject, markdown }: SequenceStep,
  head: Sender,
  { countedAs = '' } = {},
): Promise<NewsletterEmail> {
  const draft = { ...emptyNewsletter, subject, blocks: [{ kind: 'text' as const, markdown }] };
  return renderNewsletter(draft, head, { hasPage: false, countedAs });
}
