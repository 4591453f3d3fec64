import { conflict } from '../../platform/errors/HttpError';
import { mostMembers } from './contract';
import { TeamMember } from './model';

/** 409 if there is no room for this many more members. */
export async function assertTeamCapacity(more: number): Promise<void> {
  const count = await TeamMember.countDocuments();
  if (count + more > mostMembers) throw conflict(`The limit is ${mostMembers} profiles.`);
}
