import type { MeetingTypeDetails, MeetingTypeDraft } from './contract';

export function exampleMeetingTypeDraft(part: Partial<MeetingTypeDraft> = {}): MeetingTypeDraft {
  return {
    label: 'Consultation',
    minutes: 30,
    text: 'One question, someone who can answer it.',
    place: 'video or phone',
    link: '',
    questions: [],
    hostIds: [],
    isRemindedDayBefore: true,
    isRemindedHourBefore: false,
    followUp: '',
    isActive: true,
    ...part,
  };
}

export function exampleMeetingType(part: Partial<MeetingTypeDetails> = {}): MeetingTypeDetails {
  return {
    ...exampleMeetingTypeDraft(),
    id: 'consultation',
    upcoming: 2,
    updatedAt: '2026-11-20T15:00:00.000Z',
    version: 1,
    ...part,
  };
}
