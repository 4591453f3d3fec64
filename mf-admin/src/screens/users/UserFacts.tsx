import type { User } from '@site/api/identity/users/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { FactGrid } from '../../workbench/record/FactGrid';
import { contentLabel, lastSeenLabel } from './userLabels';

/** The details of a user. */
export function UserFacts({ user }: { user: User }) {
  const { status, invitedUntil, deactivatedAt, factor } = user;
  const facts = [
    { name: 'Last seen', value: lastSeenLabel(user) },
    { name: 'Active sessions', value: user.sessions },
    { name: 'Member since', value: dateFormat.date(user.createdAt) },
    { name: 'Content', value: contentLabel(user.content) },
    ...(status === 'invited' && invitedUntil
      ? [{ name: 'Link expires', value: dateFormat.stamp(invitedUntil) }]
      : []),
    ...(deactivatedAt ? [{ name: 'Deactivated', value: dateFormat.stamp(deactivatedAt) }] : []),
    ...(status === 'active' ? [{ name: 'Recovery codes left', value: factor.recoveryCodesLeft }] : []),
  ];
  return <FactGrid facts={facts} />;
}
