import type { AuditLine } from '@site/api/auditLog/contract';

/** The actor's name; for actors outside the team, their kind. */
export function actorLabel({ memberName, memberId }: Pick<AuditLine, 'memberName' | 'memberId'>): string {
  return memberName || OTHERS[memberId] || memberId;
}

/** The kind of record that was changed. */
export const kindLabel = (entity: string) => KINDS[entity] ?? entity.replaceAll('-', ' ');

const OTHERS: Record<string, string> = {
  system: 'System',
  'command line': 'Command line',
  stranger: 'Anonymous visitor',
};

const KINDS: Record<string, string> = { auth: 'sign-in', audit: 'audit log' };
