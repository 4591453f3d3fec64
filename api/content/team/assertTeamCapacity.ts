import { conflict } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { mostMembers } from './contract';
import { TeamMember } from './model';

/** 409 if there is no room for this many more members. */
export async function assertTeamCapacity(more: number): Promise<void> {
  await assertBelowLimit(TeamMember, { limit: mostMembers, more }, () =>
    conflict(`The limit is ${mostMembers} profiles.`),
  );
}
