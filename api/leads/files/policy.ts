import { atLeast } from '../../identity/access/can';

/** Those who see the personal details of leads. */
export const mayDownloadLeadFiles = atLeast('editor', 'download a file of a lead');
