import { landingContent } from '@site/api/content/landingPages/contract';
import { contentOf } from '../../workbench/resource/contentOf';

/** The landing pages, as the team writes them. */
export const landingPages = contentOf(landingContent);
