import type { TeamMember, TeamProfile } from './contract';
import type { TeamMemberRecord } from './model';

/** A team member as the workbench shows them. */
export function toTeamMemberView(record: TeamMemberRecord): TeamMember {
  const { isVisible, updatedAt, version } = record;
  return { ...toProfileView(record), isVisible, version, updatedAt: updatedAt.toISOString() };
}

/** A team member as visitors see them. */
export function toProfileView({
  _id,
  name,
  position,
  bio,
  photo,
  photoAlt,
  links,
}: TeamMemberRecord): TeamProfile {
  return { id: _id, name, position, bio, photo, photoAlt, links };
}
