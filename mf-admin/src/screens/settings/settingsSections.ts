import { BrandSettings, BusinessFacts, HoursSettings, PresenceSettings } from '@site/api/settings/contract';
import { mayEditSettings } from '@site/api/settings/policy';
import { ImageField } from '../../images/ImageField';
import { analyticsSection } from './analyticsSection';
import { connectionSections } from './connectionSections';
import { crawlerSection } from './crawlerSection';
import { defineSection } from './defineSection';
import { generationSection } from './generationSection';
import { leadSection } from './leadSection';
import { newsletterSection } from './newsletterSection';
import type { SettingsSection } from './SettingsSection';

/** Every section, in the order in which a new site is set up. */
export const settingsSections: SettingsSection[] = [
  defineSection(
    'brand',
    {
      label: 'Brand',
      about: 'Company name and contact details.',
      where: 'Header, footer, contact page, emails, search results, contact cards',
    },
    {
      struct: BrandSettings,
      needs: mayEditSettings,
      fields: [
        { name: 'name', label: 'Name', help: 'Shown in the header, footer, page titles and emails.' },
        {
          name: 'phone',
          label: 'Phone',
          help: 'Shown in the header of every page, where visitors can tap it to call.',
        },
        {
          name: 'email',
          label: 'Email',
          help: 'Shown in the footer and on the contact page. The sender of the site’s emails is set on the server (MAIL_FROM).',
        },
        { name: 'locality', label: 'City', help: 'Shown in the footer and to search engines.' },
        { name: 'region', label: 'State' },
        { name: 'postalCode', label: 'Postal code' },
      ],
      initial: { name: '', phone: '', email: '', locality: '', region: '', postalCode: '' },
    },
  ),
  defineSection(
    'presence',
    {
      label: 'Social profiles and seal',
      about: 'Social media profiles and the accreditation seal.',
      where: 'Footer of every page, structured data for search engines',
    },
    {
      struct: PresenceSettings,
      needs: mayEditSettings,
      fields: [
        {
          name: 'socials',
          label: 'Social profiles',
          kind: 'tags',
          isOptional: true,
          help: 'URLs that start with https://. Links are named after the site.',
        },
        {
          name: 'sealImage',
          label: 'Seal',
          isOptional: true,
          Control: ImageField,
          help: 'If empty, no seal is shown.',
        },
      ],
      initial: { socials: [], sealImage: '' },
    },
  ),
  defineSection(
    'facts',
    {
      label: 'Business facts',
      about: 'Office hours, response target, price, contract and onboarding.',
      where: 'Service pages, FAQ, comparison on the home page, structured data for search engines',
      isConnected: ({ facts }) => Object.values(facts).some(Boolean),
      idleLabel: 'Not set',
    },
    {
      struct: BusinessFacts,
      needs: mayEditSettings,
      fields: [
        {
          name: 'officeHours',
          label: 'Office hours',
          kind: 'lines',
          isOptional: true,
          help: 'One weekday per line in Central Time, such as Monday 08:00-17:00. Empty facts aren’t shown anywhere.',
        },
        {
          name: 'responseTarget',
          label: 'Response target',
          isOptional: true,
          placeholder: '15 minutes for urgent tickets',
          help: 'Only what your agreements promise.',
        },
        {
          name: 'startingPrice',
          label: 'Starting price or range',
          isOptional: true,
          placeholder: '$95 per person per month',
        },
        { name: 'contractTerm', label: 'Contract term', isOptional: true, placeholder: 'month to month' },
        { name: 'onboardingLength', label: 'Onboarding time', isOptional: true, placeholder: '30 days' },
        {
          name: 'monitoring',
          label: 'Monitored 24/7',
          isOptional: true,
          placeholder: 'servers, firewalls and Microsoft 365 sign-ins',
        },
      ],
      initial: {
        officeHours: '',
        responseTarget: '',
        startingPrice: '',
        contractTerm: '',
        onboardingLength: '',
        monitoring: '',
      },
    },
  ),
  defineSection(
    'hours',
    {
      label: 'Hours and meetings',
      about: 'When visitors can book a meeting (Central Time). Meeting types are under Bookings.',
      where: 'Booking page, embedded booking form, assessment results',
    },
    {
      struct: HoursSettings,
      needs: mayEditSettings,
      fields: [
        {
          name: 'hours',
          label: 'Opening hours',
          kind: 'lines',
          help: 'One weekday per line, such as Monday 09:00-12:00, 13:00-17:00. Weekdays without a line are closed.',
        },
        {
          name: 'holidays',
          label: 'Holidays',
          kind: 'lines',
          isOptional: true,
          help: 'One day per line with the name that visitors see, such as 2026-12-25 Christmas.',
        },
        {
          name: 'noticeMinutes',
          label: 'Minimum notice in minutes',
          help: 'Visitors can’t book sooner than this.',
        },
        { name: 'bufferMinutes', label: 'Buffer after a meeting in minutes' },
        { name: 'daysAhead', label: 'Booking window in days', help: 'How far ahead visitors can book.' },
        {
          name: 'step',
          label: 'Start times every',
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
          help: 'Of the available times in the next seven days.',
        },
      ],
      initial: {
        hours: '',
        holidays: '',
        step: '30',
        noticeMinutes: 240,
        bufferMinutes: 15,
        daysAhead: 28,
        heldAfterAnHour: 6,
        heldAfterPercent: 20,
      },
    },
  ),
  leadSection,
  newsletterSection,
  generationSection,
  crawlerSection,
  analyticsSection,
  ...connectionSections,
];
