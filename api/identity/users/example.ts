import { type Member, type User, type UserDraft, type UserPage, userActions } from './contract';

export function exampleMember(part: Partial<Member> = {}): Member {
  return { id: 'member-1', email: 'owner@emberline.example', name: 'Owner', role: 'owner', ...part };
}

export function exampleUser(part: Partial<User> = {}): User {
  return {
    id: '65f0c0ffee00112233445577',
    email: 'ana@emberline.example',
    name: 'Ana Soto',
    role: 'editor',
    status: 'active',
    factor: { hasApp: true, passkeys: 1, recoveryCodesLeft: 8 },
    lastSeenAt: '2026-11-20T13:58:02.000Z',
    sessions: 1,
    invitedUntil: null,
    invitationMail: null,
    factorReset: null,
    deactivatedAt: null,
    createdAt: '2026-10-01T15:00:00.000Z',
    content: { posts: 14, leads: 3 },
    may: userActions.filter((action) => ['edit', 'deactivate', 'end sessions'].includes(action)),
    version: 1,
    ...part,
  };
}

/** An invited user whose link is valid for two more days. */
export function exampleInvitedUser(part: Partial<User> = {}): User {
  return exampleUser({
    id: '65f0c0ffee00112233445588',
    email: 'dee@emberline.example',
    name: 'dee',
    status: 'invited',
    factor: { hasApp: false, passkeys: 0, recoveryCodesLeft: 0 },
    lastSeenAt: null,
    sessions: 0,
    content: { posts: 0, leads: 0 },
    invitedUntil: '2026-11-22T14:48:02.000Z',
    invitationMail: 'sent',
    may: ['edit', 'invite again', 'withdraw invitation'],
    ...part,
  });
}

export function exampleUserDraft(part: Partial<UserDraft> = {}): UserDraft {
  return { email: 'dee@emberline.example', role: 'editor', ...part };
}

export function exampleUserPage(items: User[] = [exampleUser(), exampleInvitedUser()]): UserPage {
  return {
    items,
    nextCursor: null,
    total: items.length,
    isMore: false,
    sums: { all: items.length, active: 1, sessions: 1, withoutFactor: 0 },
  };
}
