import type { User } from '@site/api/identity/users/contract';
import * as moments from '@site/shell/moments';
import { FactGrid } from '../../workbench/record/FactGrid';
import { contentLabel, lastSeenLabel } from './userLabels';

/** What is known of a member. */
export function UserFacts({ user }: { user: User }) {
  const { status, invitedUntil, deactivatedAt, factor } = user;
  const facts = [
    { name: 'Last seen', value: lastSeenLabel(user) },
    { name: 'Active sessions', value: user.sessions },
    { name: 'Member since', value: moments.date(user.createdAt) },
    { name: 'Content', value: contentLabel(user.content) },
    ...(status === 'invited' && invitedUntil
      ? [{ name: 'Link expires', value: moments.stamp(invitedUntil) }]
      : []),
    ...(deactivatedAt ? [{ name: 'Deactivated', value: moments.stamp(deactivatedAt) }] : []),
    ...(status === 'active' ? [{ name: 'Recovery codes left', value: factor.recoveryCodesLeft }] : []),
  ];
  return <FactGrid facts={facts} />;
}
