import type { TeamMember, TeamMemberDraft, TeamPage } from './contract';

export function exampleTeamMemberDraft(part: Partial<TeamMemberDraft> = {}): TeamMemberDraft {
  return {
    name: 'Dana Reyes',
    position: 'Service desk lead',
    bio: 'Answers first, and stays on the line until it works.',
    photo: '',
    photoAlt: '',
    links: ['https://www.linkedin.com/in/dana-reyes'],
    certifications: 'CISSP, Security+',
    personalLine: 'Restores old radios.',
    isAtBookings: false,
    isVisible: true,
    ...part,
  };
}

export function exampleTeamMember(part: Partial<TeamMember> = {}): TeamMember {
  return {
    id: '65f0c0ffee00112233445577',
    ...exampleTeamMemberDraft(),
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 1,
    ...part,
  };
}

export function exampleTeamPage(items: TeamMember[] = [exampleTeamMember()]): TeamPage {
  return { items, nextCursor: null, total: items.length, isMore: false };
}
