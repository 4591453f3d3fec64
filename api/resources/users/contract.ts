import { type Infer, object, string } from 'superstruct';
import { type Role, roles } from '../../accounts/roles';
import { choice, personal } from '../../wire';

export type { Role };

/** Someone of the team, as the team may see them. */
export const Member = object({
  id: string(),
  email: personal(string()),
  name: personal(string()),
  role: choice(roles, 'No such role.'),
});
export type Member = Infer<typeof Member>;
