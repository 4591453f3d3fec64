import type { SubjectTexts } from '@site/api/content/landingPages/texts/SubjectTexts';

export type LocationTexts = SubjectTexts;
