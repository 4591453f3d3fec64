import type { Assessment } from './Assessment';
import { businessTechCheck } from './definitions/businessTechCheck';
import { healthcareSecurity } from './definitions/healthcareSecurity';

/** Every version that ever was answered: results are read by the one they were given under. */
const assessments: readonly Assessment[] = [businessTechCheck, healthcareSecurity];

/** The assessment of a slug, in a version. */
export function assessmentOf(slug: string, version: string): Assessment | undefined {
  return assessments.find((one) => one.slug === slug && one.version === version);
}

export const isAssessment = (slug: string) => assessments.some((one) => one.slug === slug);
