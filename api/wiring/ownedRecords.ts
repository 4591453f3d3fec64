import { Post } from '../content/posts/model';
import type { OwnedRecords } from '../identity/users/ownedRecords';
import { Enquiry } from '../leads/enquiries/model';
import { notifyNewOwner } from '../leads/pipeline/notifyOwners';

/** The models whose records belong to a member. */
export const ownedRecords = {
  posts: { model: Post, field: 'authorId' },
  leads: { model: Enquiry, field: 'ownerId', notify: notifyNewOwner },
} as unknown as OwnedRecords;
