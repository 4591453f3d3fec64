import type { AuditLine } from '@site/api/site/auditLog/contract';

/** Who did it, as a name: of nobody of the team, what it was. */
export function actorLabel({ memberName, memberId }: Pick<AuditLine, 'memberName' | 'memberId'>): string {
  return memberName || OTHERS[memberId] || memberId;
}

/** What kind of record it was done to. */
export const kindLabel = (entity: string) => KINDS[entity] ?? entity;

const OTHERS: Record<string, string> = {
  system: 'System',
  'command line': 'Command line',
  stranger: 'Anonymous visitor',
};

const KINDS: Record<string, string> = { auth: 'sign-in', audit: 'audit log' };
