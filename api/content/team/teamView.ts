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
  // Profiles that are older than these fields do not have them.
  certifications = '',
  personalLine = '',
  isAtBookings = false,
}: TeamMemberRecord): TeamProfile {
  const words = { name, position, bio, photo, photoAlt, links, certifications, personalLine };
  return { id: _id, ...words, isAtBookings };
}
