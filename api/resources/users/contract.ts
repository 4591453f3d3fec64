import { type Infer, object, string } from 'superstruct';
import { choice } from '../../wire';

/** From the most to the least allowed. */
export const roles = ['owner', 'admin', 'editor', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Someone of the team, as the team may see them. */
export const Member = object({
  id: string(),
  email: string(),
  name: string(),
  role: choice(roles, 'No such role.'),
});
export type Member = Infer<typeof Member>;
