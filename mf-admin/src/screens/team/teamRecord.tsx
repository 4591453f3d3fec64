import { type TeamMember, TeamMemberDraft } from '@site/api/content/team/contract';
import { mayEditTeam } from '@site/api/content/team/policy';
import { ImageField } from '../../images/ImageField';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { TeamFacts } from './TeamFacts';
import { team } from './teamApi';

/** The record form of a team profile. */
export const teamRecord: RecordDefinition<TeamMember, TeamMemberDraft> = {
  noun: 'team profile',
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
      label: 'Bio',
      kind: 'lines',
      isOptional: true,
      help: 'Two or three sentences about what this person does for clients.',
    },
    {
      name: 'photo',
      label: 'Portrait',
      isOptional: true,
      Control: ImageField,
      help: 'If empty, the initials are shown.',
    },
    {
      name: 'photoAlt',
      label: 'Alt text of the portrait',
      isOptional: true,
      help: 'Describe the portrait for people who can’t see it. Required with a portrait.',
    },
    {
      name: 'links',
      label: 'Links',
      kind: 'tags',
      isOptional: true,
      help: 'Up to six URLs that start with https://.',
    },
    {
      name: 'certifications',
      label: 'Certifications',
      isOptional: true,
      placeholder: 'CISSP, Security+',
      help: 'Current ones only, separated by commas.',
    },
    {
      name: 'personalLine',
      label: 'Personal line',
      isOptional: true,
      placeholder: 'Restores old radios.',
      help: 'One sentence about the person, if they agree to show it.',
    },
    { name: 'isVisible', label: 'Show on the website' },
    {
      name: 'isAtBookings',
      label: 'Introduce on the booking page',
      help: 'As “You’ll meet …” beside the calendar. Only while shown on the website.',
    },
  ],
  initial: {
    name: '',
    position: '',
    bio: '',
    photo: '',
    photoAlt: '',
    links: [],
    certifications: '',
    personalLine: '',
    isAtBookings: false,
    isVisible: true,
  },
  savedNote: 'The About page and the booking page show the change within 30 seconds.',
  Facts: TeamFacts,
};
