import { atLeast, type Permission } from '../../identity/access/can';

/**
 * Who may delete a document permanently: admins and owners among those who may write its kind. Nobody else can make it
 * unrecoverable before its thirty days in the trash are over.
 */
export const mayDeletePermanently = ({ role }: Permission): Permission =>
  atLeast(role === 'owner' ? role : 'admin', 'delete a document permanently');
