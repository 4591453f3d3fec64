import type { Member } from './contract';

export function exampleMember(part: Partial<Member> = {}): Member {
  return { id: 'member-1', email: 'owner@emberline.example', name: 'Owner', role: 'owner', ...part };
}
