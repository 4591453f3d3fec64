import type { Invitation, InvitationDraft } from './contract';

export function exampleInvitation(part: Partial<Invitation> = {}): Invitation {
  return {
    email: 'dee@emberline.example',
    name: '',
    role: 'editor',
    invitedBy: 'Ruth Delgado',
    expiresAt: '2026-11-23T14:48:02.000Z',
    ...part,
  };
}

export function exampleInvitationDraft(part: Partial<InvitationDraft> = {}): InvitationDraft {
  return { token: 'example-token', name: 'Dee Larkin', password: 'seven kettles hum at noon', ...part };
}
