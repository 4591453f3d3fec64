import { caseStudyKind } from './caseStudies/caseStudyKind';
import type { AnyKind } from './documents/ContentKind';
import { landingKind } from './landingPages/landingKind';
import { locationKind } from './locations/locationKind';
import { templateKind } from './pageTemplates/templateKind';
import { policyKind } from './policies/policyKind';
import { postKind } from './posts/postKind';

/** Every kind of document that the team writes and publishes. */
export const contentKinds: AnyKind[] = [
  postKind,
  landingKind,
  locationKind,
  policyKind,
  caseStudyKind,
  templateKind,
];
