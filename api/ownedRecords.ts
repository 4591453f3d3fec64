import { Post } from './content/posts/model';
import type { OwnedRecords } from './identity/users/ownedRecords';
import { Enquiry } from './leads/enquiries/model';

/** The records that belong to members: a line for each kind. */
export const ownedRecords = {
  posts: { model: Post, field: 'authorId' },
  leads: { model: Enquiry, field: 'ownerId' },
} as unknown as OwnedRecords;
