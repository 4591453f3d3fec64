import type { Member } from '@site/api/contract/users';

/** Whether somebody may answer and move leads; the server decides again. */
export function mayEditLeads(member: Member | null): boolean {
  return member !== null && member.role !== 'viewer';
}
