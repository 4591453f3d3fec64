import { badRequest } from '../../platform/errors/HttpError';
import type { TestimonialDraft } from './contract';
import { isSample } from './findPublicTestimonials';

/**
 * The draft with trimmed texts. 400 if it is to be shown without proof of consent, which only samples do not need: a
 * production site does not show them until the launch checklist is reviewed.
 */
export function normalizeTestimonial(body: TestimonialDraft): TestimonialDraft {
  const draft = {
    ...body,
    quote: body.quote.trim(),
    name: body.name.trim(),
    position: body.position.trim(),
    consentProof: body.consentProof.trim(),
  };
  const errors = findErrors(draft);
  const [first] = Object.values(errors);
  if (first) throw badRequest(first, errors);
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
