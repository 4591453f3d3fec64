import { caseStudyContent } from '@site/api/content/caseStudies/contract';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of case studies in the workbench. */
export const caseStudies = createContentClient(caseStudyContent);
