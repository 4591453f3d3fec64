import type { FactorState, User } from '@site/api/identity/users/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';

/** A user's second factor, or why they cannot sign in. */
export function FactorBadge({ user }: { user: User }) {
  // The local stack requires no second factor.
  const isOffered = useSession().factor === 'offered';
  const { tone, words } = markOf(user, isOffered);
  return <Styles className={tone}>{words}</Styles>;
}

interface Mark {
  tone: 'ok' | 'wt' | 'no' | 'held';
  words: string;
}

function markOf(user: User, isOffered: boolean): Mark {
  const { status, factor, deactivatedAt, factorReset } = user;
  if (status === 'disabled')
    return {
      tone: 'held',
      words: deactivatedAt ? `Deactivated ${dateFormat.monthDay(deactivatedAt)}` : 'Deactivated',
    };
  if (status === 'invited') return invited(user);
  if (factorReset) return { tone: 'wt', words: 'Reset requested' };
  if (!factor.hasApp && factor.passkeys === 0)
    return isOffered
      ? { tone: 'wt', words: 'Not set up' }
      : { tone: 'no', words: 'Not set up, can’t sign in' };
  const left = factor.recoveryCodesLeft;
  const isFew = left <= FEW;
  const codes = isFew || left < ALL ? `, ${left} recovery ${left === 1 ? 'code' : 'codes'} left` : '';
  return { tone: isFew ? 'wt' : 'ok', words: `${ways(factor)}${codes}` };
}

function invited({ invitedUntil, invitationMail }: User): Mark {
  if (invitationMail === 'dead') return { tone: 'no', words: 'Invited, but the email failed' };
  const left = invitedUntil ? Date.parse(invitedUntil) - Date.now() : 0;
  if (left <= 0) return { tone: 'wt', words: 'Invited, link expired' };
  const hours = Math.floor(left / 3_600_000);
  return { tone: 'held', words: `Invited, link expires in ${hours ? `${hours} h` : 'less than an hour'}` };
}

function ways({ hasApp, passkeys }: FactorState): string {
  const keys = passkeys > 1 ? `${passkeys} passkeys` : 'Passkey';
  if (!passkeys) return 'App';
  return hasApp ? `${keys} and app` : keys;
}

const FEW = 2;
const ALL = 10;

const Styles = styled('span')`
  color: var(--text);
  &.no {
    color: var(--error);
  }
  &.held {
    color: var(--muted);
  }
`;
