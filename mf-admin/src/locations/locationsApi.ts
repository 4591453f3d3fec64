import { locationContent } from '@site/api/contract/locations';
import { contentOf } from '../workbench/editor/contentOf';

/** The service areas, as the team writes them. */
export const locations = contentOf(locationContent);
