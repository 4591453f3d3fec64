import type { LandingDraft } from '../landingPages/contract';
import { landingKind } from '../landingPages/landingKind';

/** Why a generated page cannot be published, apart from its URL. */
export async function findContentProblems(draft: LandingDraft): Promise<string[]> {
  const { slug: _slug, ...errors } = await landingKind.findPublishErrors(draft, undefined, new Date());
  return Object.entries(errors).map(([field, message]) =>
    field.startsWith('blocks.') ? `Block ${Number(field.split('.')[1]) + 1}: ${message}` : message,
  );
}
