import { BrandSettings, HoursSettings, PresenceSettings } from '@site/api/settings/contract';
import { mayEditSettings } from '@site/api/settings/policy';
import { PictureField } from '../../pictures/PictureField';
import { connectionSections } from './connectionSections';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** Every section, in the order in which a new site is set up. */
export const settingsSections: SettingsSection[] = [
  defineSection(
    'brand',
    {
      label: 'Brand',
      about: 'What the firm is called and how it is reached.',
      where: 'Header, footer, contact page, mails, search results, contact cards',
    },
    {
      struct: BrandSettings,
      needs: mayEditSettings,
      fields: [
        { name: 'name', label: 'Name', help: 'Header, footer, titles and mails.' },
        {
          name: 'phone',
          label: 'Phone',
          help: 'Header of every page, as it is to be read. It is dialled from it.',
        },
        {
          name: 'email',
          label: 'Mail address',
          help: 'Footer and contact page. Mails go out as the environment says.',
        },
        { name: 'locality', label: 'Town', help: 'Footer, and what search engines are told.' },
        { name: 'region', label: 'State' },
        { name: 'postalCode', label: 'Postal code' },
      ],
      initial: { name: '', phone: '', email: '', locality: '', region: '', postalCode: '' },
    },
  ),
  defineSection(
    'presence',
    {
      label: 'Profiles and seal',
      about: 'Profiles on other sites, and the accreditation seal.',
      where: 'Footer of every page, what search engines are told',
    },
    {
      struct: PresenceSettings,
      needs: mayEditSettings,
      fields: [
        {
          name: 'socials',
          label: 'Profiles',
          kind: 'tags',
          isOptional: true,
          help: 'Addresses that begin with https://. Each is called by its site.',
        },
        {
          name: 'sealImage',
          label: 'Seal',
          isOptional: true,
          Control: PictureField,
          help: 'Its place stays empty without one.',
        },
      ],
      initial: { socials: [], sealImage: '' },
    },
  ),
  defineSection(
    'hours',
    {
      label: 'Hours and meetings',
      about: 'When and for what the office can be booked, by its own clocks (America/Chicago).',
      where: 'Booking page and its embedded form, assessment results',
    },
    {
      struct: HoursSettings,
      needs: mayEditSettings,
      fields: [
        {
          name: 'hours',
          label: 'Hours',
          kind: 'lines',
          help: 'One weekday a line: Monday 09:00-12:00, 13:00-17:00. A weekday without a line is closed.',
        },
        {
          name: 'holidays',
          label: 'Days off',
          kind: 'lines',
          isOptional: true,
          help: 'One day a line, with what visitors read: 2026-12-25 Christmas.',
        },
        {
          name: 'meetings',
          label: 'Kinds of meeting',
          kind: 'lines',
          help: 'One a line: name | minutes | place | what it is for. What is booked already stays as it was booked.',
        },
        {
          name: 'noticeMinutes',
          label: 'Notice, in minutes',
          help: 'Nothing sooner than this can be booked.',
        },
        { name: 'bufferMinutes', label: 'Kept free after a meeting, in minutes' },
        { name: 'daysAhead', label: 'Days ahead', help: 'How far visitors see.' },
        {
          name: 'step',
          label: 'A time is offered every',
          options: ['15', '30', '60'].map((value) => ({ value, label: `${value} minutes` })),
        },
        {
          name: 'heldAfterAnHour',
          label: 'Hold new bookings after this many in an hour',
          help: 'Further bookings hold their time for 15 minutes, until the guest confirms through the link in the email.',
        },
        {
          name: 'heldAfterPercent',
          label: 'Hold new bookings after this percentage of the week in a day',
          help: 'Of the free times in the next seven days.',
        },
      ],
      initial: {
        hours: '',
        holidays: '',
        meetings: '',
        step: '30',
        noticeMinutes: 240,
        bufferMinutes: 15,
        daysAhead: 28,
        heldAfterAnHour: 6,
        heldAfterPercent: 20,
      },
    },
  ),
  ...connectionSections,
];
