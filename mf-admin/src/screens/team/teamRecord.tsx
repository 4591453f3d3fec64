import { type TeamMember, TeamMemberDraft } from '@site/api/content/team/contract';
import { mayEditTeam } from '@site/api/content/team/policy';
import { PictureField } from '../../pictures/PictureField';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { TeamFacts } from './TeamFacts';
import { team } from './teamApi';

/** Somebody of the team as a record. */
export const teamRecord: RecordDefinition<TeamMember, TeamMemberDraft> = {
  word: 'profile',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: team,
  needs: mayEditTeam,
  struct: TeamMemberDraft,
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'position', label: 'Position' },
    {
      name: 'bio',
      label: 'About',
      kind: 'lines',
      isOptional: true,
      help: 'Two or three sentences: what this person does for clients.',
    },
    {
      name: 'photo',
      label: 'Portrait',
      isOptional: true,
      Control: PictureField,
      help: 'Without one, initials are shown.',
    },
    {
      name: 'photoAlt',
      label: 'What the portrait shows',
      isOptional: true,
      help: 'For who does not see it. Needed where there is a picture.',
    },
    {
      name: 'links',
      label: 'Links',
      kind: 'tags',
      isOptional: true,
      help: 'Addresses that begin with https://, six at most.',
    },
    { name: 'isVisible', label: 'On the website' },
  ],
  initial: { name: '', position: '', bio: '', photo: '', photoAlt: '', links: [], isVisible: true },
  saved: 'The About page shows it within 30 seconds.',
  Facts: TeamFacts,
};
