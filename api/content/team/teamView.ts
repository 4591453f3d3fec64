import type { TeamMember, TeamProfile } from './contract';
import type { TeamMemberRecord } from './model';

/** Somebody of the team as members see them. */
export function toTeamMemberView(record: TeamMemberRecord): TeamMember {
  const { isVisible, updatedAt, version } = record;
  return { ...toProfileView(record), isVisible, version, updatedAt: updatedAt.toISOString() };
}

/** The same as visitors read it. */
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
