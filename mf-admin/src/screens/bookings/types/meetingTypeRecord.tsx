import {
  type MeetingQuestion,
  type MeetingTypeDetails,
  MeetingTypeDraft,
} from '@site/api/bookings/meetingTypes/contract';
import { mayEditMeetingTypes } from '@site/api/bookings/meetingTypes/policy';
import { formatCount } from '../../../formatting/formatCount';
import type { RecordDefinition } from '../../../workbench/record/RecordDefinition';
import { MeetingQuestionsField } from './MeetingQuestionsField';
import { meetingTypes } from './meetingTypesApi';
import { TypeHostsField } from './TypeHostsField';

/** The record form of a meeting type. */
export const meetingTypeRecord: RecordDefinition<MeetingTypeDetails, MeetingTypeDraft> = {
  noun: 'meeting type',
  nameOf: ({ label }) => label,
  keyOf: ({ id }) => id,
  resource: meetingTypes,
  needs: mayEditMeetingTypes,
  struct: MeetingTypeDraft,
  fields: [
    { name: 'label', label: 'Name', placeholder: 'Consultation' },
    { name: 'minutes', label: 'Length in minutes', help: 'Between 10 and 240.' },
    {
      name: 'text',
      label: 'Description',
      isWide: true,
      help: 'One sentence about what the meeting is for, shown on the booking page.',
    },
    { name: 'place', label: 'Location', placeholder: 'video or phone', help: 'Shown on the booking page.' },
    {
      name: 'link',
      label: 'Video call link',
      isOptional: true,
      placeholder: 'https://',
      help: 'Shown only in the emails and calendar invites of confirmed meetings.',
    },
    {
      name: 'isActive',
      label: 'Can be booked',
      help: 'If this is off, visitors can’t book it. Booked meetings stay.',
    },
    {
      name: 'questions',
      label: 'Questions',
      isOptional: true,
      Control: MeetingQuestionsField,
      help: 'Asked on the booking page after name, email, phone and note.',
      format: (value) => (value as MeetingQuestion[]).map(({ label }) => label).join('; ') || 'None',
    },
    {
      name: 'hostIds',
      label: 'Hosts',
      isOptional: true,
      Control: TypeHostsField,
      help: 'Leave empty for all.',
      format: (value) => String((value as string[]).length || 'All'),
    },
    { name: 'isRemindedDayBefore', label: 'Reminder a day before' },
    { name: 'isRemindedHourBefore', label: 'Reminder an hour before' },
    {
      name: 'followUp',
      label: 'Follow-up email',
      kind: 'lines',
      isOptional: true,
      help: 'Sent an hour after the meeting, unless the guest didn’t come. Leave empty to send none.',
    },
  ],
  initial: {
    label: '',
    minutes: 30,
    text: '',
    place: 'video or phone',
    link: '',
    questions: [],
    hostIds: [],
    isRemindedDayBefore: true,
    isRemindedHourBefore: false,
    followUp: '',
    isActive: true,
  },
  deletionNote: ({ upcoming }) => {
    if (!upcoming) return 'It has no upcoming bookings.';
    return upcoming === 1
      ? 'Its upcoming booking stays as it is, with its reminders and follow-up email.'
      : `Its ${formatCount(upcoming)} upcoming bookings stay as they are, with their reminders and follow-up emails.`;
  },
  savedNote: 'The booking page shows the change right away. Booked meetings stay as they are.',
};
