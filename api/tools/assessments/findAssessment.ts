import type { Assessment } from './Assessment';
import { businessTechCheck } from './definitions/businessTechCheck';
import { healthcareSecurity } from './definitions/healthcareSecurity';

/** All published versions: a result is read with the version it was given for. */
const assessments: readonly Assessment[] = [businessTechCheck, healthcareSecurity];

/** The assessment with this slug and version. */
export function findAssessment(slug: string, version: string): Assessment | undefined {
  return assessments.find((one) => one.slug === slug && one.version === version);
}

export const isAssessment = (slug: string) => assessments.some((one) => one.slug === slug);
