import { atLeast } from '../../http/can';

/** Beside the right to write one: nobody else makes words unfindable before their thirty days in the bin. */
export const mayEraseDocuments = atLeast('admin', 'delete a document for good');
