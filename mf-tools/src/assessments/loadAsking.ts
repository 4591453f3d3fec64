import type { Assessment } from '@site/api/Assessment';

/** The questions of each assessment and what asks them, fetched when somebody begins. */
export async function loadAsking(slug: string) {
  const [{ Asking }, assessment] = await Promise.all([import('./Asking'), definitions[slug]?.()]);
  return { Asking, assessment: assessment as Assessment };
}

const definitions: Record<string, () => Promise<Assessment>> = {
  BusinessTechCheck: async () => (await import('@site/api/assessments/businessTechCheck')).businessTechCheck,
  'healthcare-security': async () =>
    (await import('@site/api/assessments/healthcareSecurity')).healthcareSecurity,
};
