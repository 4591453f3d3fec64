import { conflict } from '../../platform/errors/HttpError';
import { assertRoom } from '../../platform/records/assertRoom';
import { mostMembers } from './contract';
import { TeamMember } from './model';

/** 409 if there is no room for this many more members. */
export async function assertTeamCapacity(more: number): Promise<void> {
  await assertRoom(TeamMember, { limit: mostMembers, more }, () =>
    conflict(`The limit is ${mostMembers} profiles.`),
  );
}
