import { type Host, HostDraft, type TimeOff, type WorkingHours } from '@site/api/bookings/hosts/contract';
import { mayEditHosts } from '@site/api/bookings/hosts/policy';
import type { RecordDefinition } from '../../../workbench/record/RecordDefinition';
import { HostFacts } from './HostFacts';
import { HostTypesField, MemberField } from './HostFields';
import { HoursField } from './HoursField';
import { hosts } from './hostsApi';
import { describeDay, gridDays } from './hoursGrid';
import { TimeOffField } from './TimeOffField';

/** The record form of a host. */
export const hostRecord: RecordDefinition<Host, HostDraft> = {
  noun: 'booking host',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: hosts,
  needs: mayEditHosts,
  struct: HostDraft,
  fields: [
    { name: 'userId', label: 'Member', Control: MemberField },
    {
      name: 'isActive',
      label: 'Takes bookings',
      help: 'If this is off, visitors can’t book this host. Booked meetings stay.',
    },
    {
      name: 'types',
      label: 'Meeting types',
      isOptional: true,
      Control: HostTypesField,
      help: 'Leave empty for all.',
      format: (value) => (value as string[]).join(', ') || 'All',
    },
    {
      name: 'hours',
      label: 'Working hours',
      Control: HoursField,
      help: 'In Central Time. Drag to select half hours. With the keyboard: arrow keys move, Space selects, Shift with an arrow key extends.',
      format: (value) => formatHours(value as WorkingHours[]),
    },
    {
      name: 'timeOff',
      label: 'Time off',
      isOptional: true,
      Control: TimeOffField,
      help: 'First and last day. Office holidays are in the settings and apply to everyone.',
      format: (value) =>
        (value as TimeOff[]).map(({ from, to, label }) => `${from} to ${to} ${label}`).join(', '),
    },
    { name: 'bufferMinutes', label: 'Buffer after a meeting', help: 'In minutes.' },
    { name: 'noticeMinutes', label: 'Minimum notice', help: 'How far ahead visitors must book, in minutes.' },
    { name: 'dailyCap', label: 'Daily meeting limit', help: 'Enter 0 for no limit.' },
  ],
  initial: {
    userId: '',
    isActive: true,
    types: [],
    hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, from: '09:00', to: '12:00' },
      { weekday, from: '13:00', to: '17:00' },
    ]),
    timeOff: [],
    bufferMinutes: 15,
    noticeMinutes: 240,
    dailyCap: 0,
  },
  Facts: HostFacts,
  savedNote: 'The booking page offers the new times right away.',
};

function formatHours(hours: WorkingHours[]): string {
  return gridDays
    .filter((weekday) => hours.some((one) => one.weekday === weekday))
    .map((weekday) => `${SHORT[weekday]} ${describeDay(hours, weekday)}`)
    .join('; ');
}

const SHORT = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
