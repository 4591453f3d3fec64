import { atLeast, type Permission } from '../../identity/access/can';

/**
 * Who, of those that may write documents of a kind, may delete one for good: from an admin upwards, so that nobody else
 * makes words unfindable before their thirty days in the bin.
 */
export const mayDeletePermanently = ({ role }: Permission): Permission =>
  atLeast(role === 'owner' ? role : 'admin', 'delete a document for good');
