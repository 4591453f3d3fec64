import { newsletterKind } from '../audience/newsletters/newsletterKind';
import { contentKinds } from '../content/contentKinds';
import type { AnyKind } from '../content/documents/ContentKind';

/** Every kind of document: pages of the site, and what is sent by email. */
export const documentKinds: AnyKind[] = [...contentKinds, newsletterKind];
