import { landingContent } from '@site/api/content/landingPages/contract';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** The landing pages, as the team writes them. */
export const landingPages = createContentClient(landingContent);
