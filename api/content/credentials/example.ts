import type { CredentialDraft, CredentialEntry, CredentialPage, PublicCredential } from './contract';

export function examplePublicCredential(part: Partial<PublicCredential> = {}): PublicCredential {
  return {
    kind: 'certification',
    name: 'SOC 2 Type II',
    issuer: 'AICPA',
    number: 'S2-10442',
    validUntil: '2999-06-30',
    link: 'https://verify.example/S2-10442',
    image: '',
    imageAlt: '',
    ...part,
  };
}

export function exampleCredentialDraft(part: Partial<CredentialDraft> = {}): CredentialDraft {
  return { ...examplePublicCredential(), isShown: true, ...part };
}

export function exampleCredential(part: Partial<CredentialEntry> = {}): CredentialEntry {
  return {
    id: '65f0c0ffee00112233445599',
    ...exampleCredentialDraft(),
    state: 'shown',
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 1,
    ...part,
  };
}

export function exampleCredentialPage(items: CredentialEntry[] = [exampleCredential()]): CredentialPage {
  return { items, nextCursor: null, total: items.length, isMore: false };
}
