import { badRequest } from '../../platform/errors/HttpError';
import type { TeamMemberDraft } from './contract';

/** The draft with trimmed texts. 400 for a photo without alternative text, which is not accessible. */
export function normalizeTeamMember(body: TeamMemberDraft): TeamMemberDraft {
  const trimmed = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as TeamMemberDraft;
  if (trimmed.photo && !trimmed.photoAlt) throw badRequest(ALT_NEEDED, { photoAlt: ALT_NEEDED });
  return trimmed;
}

const ALT_NEEDED = 'Please enter alt text.';
