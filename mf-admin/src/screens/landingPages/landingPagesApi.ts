import { landingContent } from '@site/api/content/landingPages/contract';
import { createContentClient } from '../../workbench/resource/createContentClient';

/** Endpoints of landing pages in the workbench. */
export const landingPages = createContentClient(landingContent);
