import { badRequest } from '../../platform/errors/HttpError';
import type { TestimonialDraft } from './contract';
import { isSample } from './findPublicTestimonials';

/**
 * The draft without white space around its words. Refused where it is to be shown and nobody who said it agreed to that:
 * a sample alone, which is marked as one, needs no consent.
 */
export function normalizeTestimonial(body: TestimonialDraft): TestimonialDraft {
  const draft = {
    ...body,
    ...{ quote: body.quote.trim(), name: body.name.trim(), position: body.position.trim() },
    consentProof: body.consentProof.trim(),
  };
  const faults = findErrors(draft);
  const [first] = Object.values(faults);
  if (first) throw badRequest(first, faults);
  return draft;
}

function findErrors({ quote, consentOn, consentProof, isShown }: TestimonialDraft): Record<string, string> {
  const today = new Date().toISOString().slice(0, 10);
  if (consentOn > today) return { consentOn: 'The consent date can’t be in the future.' };
  if (!isShown || isSample({ quote })) return {};
  return {
    ...(!consentOn && { consentOn: 'Enter the consent date before you show the quote.' }),
    ...(!consentProof && { consentProof: 'Enter the proof of consent before you show the quote.' }),
  };
}
