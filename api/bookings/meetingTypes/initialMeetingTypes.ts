import type { MeetingType } from '../contract';

/** The meeting types of a new site. */
export const initialMeetingTypes: MeetingType[] = [
  {
    slug: 'consultation',
    label: 'Consultation',
    minutes: 30,
    text: 'One question, someone who can answer it.',
    place: 'video or phone',
    questions: [],
  },
  {
    slug: 'security-assessment',
    label: 'Security assessment',
    minutes: 45,
    text: 'Where you stand, and what we would do first.',
    place: 'video',
    questions: [],
  },
];
