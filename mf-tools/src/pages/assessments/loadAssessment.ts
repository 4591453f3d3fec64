import type { Assessment } from '@site/api/tools/assessments/Assessment';

/** Loads the definition of an assessment and the component for its questions when a visitor starts. */
export async function loadAssessment(slug: string) {
  const [{ AssessmentFlow }, assessment] = await Promise.all([
    import('./AssessmentFlow'),
    definitions[slug]?.(),
  ]);
  return { AssessmentFlow, assessment: assessment as Assessment };
}

const definitions: Record<string, () => Promise<Assessment>> = {
  BusinessTechCheck: async () =>
    (await import('@site/api/tools/assessments/definitions/businessTechCheck')).businessTechCheck,
  'healthcare-security': async () =>
    (await import('@site/api/tools/assessments/definitions/healthcareSecurity')).healthcareSecurity,
};
