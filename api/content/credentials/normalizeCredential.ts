import { badRequest } from '../../platform/errors/HttpError';
import type { CredentialDraft } from './contract';

/** The draft with trimmed texts. 400 if it is to be shown without proof, or has an image without alternative text. */
export function normalizeCredential(body: CredentialDraft): CredentialDraft {
  const draft = {
    ...body,
    name: body.name.trim(),
    issuer: body.issuer.trim(),
    number: body.number.trim(),
    imageAlt: body.imageAlt.trim(),
  };
  const errors = findErrors(draft);
  const [first] = Object.values(errors);
  if (first) throw badRequest(first, errors);
  return draft;
}

function findErrors({ number, link, image, imageAlt, isShown }: CredentialDraft): Record<string, string> {
  return {
    ...(image && !imageAlt && { imageAlt: 'Please enter alt text.' }),
    ...(isShown && !number && !link && { link: 'Enter a number or a link to verify it before you show it.' }),
  };
}
