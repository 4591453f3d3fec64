import {
  AdsSettings,
  BookingSettings,
  BrandSettings,
  FrameSettings,
  HoursSettings,
  PresenceSettings,
  TagSettings,
} from '@site/api/contract/settings';
import {
  mayEditAdsSettings,
  mayEditBookingSettings,
  mayEditFrameSettings,
  mayEditSettings,
  mayEditTagSettings,
} from '@site/api/policy/settings';
import { PictureField } from '../parts/media/PictureField';
import type { SettingsSection } from './SettingsSection';
import { section } from './section';

/** Every section, in the order in which a new site is set up. */
export const settingsSections: SettingsSection[] = [
  section(
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
  section(
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
          ...{ name: 'socials', label: 'Profiles', kind: 'tags', isOptional: true },
          help: 'Addresses that begin with https://. Each is called by its site.',
        },
        {
          ...{ name: 'sealImage', label: 'Seal', isOptional: true, Control: PictureField },
          help: 'Its place stays empty without one.',
        },
      ],
      initial: { socials: [], sealImage: '' },
    },
  ),
  section(
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
          ...{ name: 'hours', label: 'Hours', kind: 'lines' },
          help: 'One weekday a line: Monday 09:00-12:00, 13:00-17:00. A weekday without a line is closed.',
        },
        {
          ...{ name: 'holidays', label: 'Days off', kind: 'lines', isOptional: true },
          help: 'One day a line, with what visitors read: 2026-12-25 Christmas.',
        },
        {
          ...{ name: 'meetings', label: 'Kinds of meeting', kind: 'lines' },
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
          ...{ name: 'step', label: 'A time is offered every' },
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
        ...{ hours: '', holidays: '', meetings: '', step: '30' },
        ...{ noticeMinutes: 240, bufferMinutes: 15, daysAhead: 28 },
        ...{ heldAfterAnHour: 6, heldAfterPercent: 20 },
      },
    },
  ),
  section(
    'booking',
    {
      label: 'Booking provider',
      about: 'Where meetings are booked, and which links open a new tab.',
      where: 'Booking page, the two booking cards, what pages may show in a frame',
    },
    {
      struct: BookingSettings,
      needs: mayEditBookingSettings,
      fields: [
        {
          ...{ name: 'bookingProvider', label: 'Provider', isOptional: true },
          help: 'The https:// address of a Cal.com, Calendly or Microsoft Bookings page, shown in a frame of the booking page. Empty: our own calendar.',
        },
        {
          name: 'bookingAddress',
          label: 'Booking cards lead to',
          help: 'The two cards of the contact section.',
        },
        {
          ...{
            name: 'webMailPrefixes',
            label: 'Beginnings that open a new tab',
            kind: 'tags',
            isOptional: true,
          },
          help: 'Links to web mail open a new tab, all others do not.',
        },
      ],
      initial: { bookingProvider: '', bookingAddress: '', webMailPrefixes: [] },
    },
  ),
  section(
    'tags',
    {
      label: 'Tag manager',
      about: 'Which container is loaded, and when. Its scripts can do on our pages whatever they like.',
      where: 'Every public page but embedded ones, cookie banner and cookie page',
      isConnected: ({ tags }) => Boolean(tags.tagManagerId),
    },
    {
      struct: TagSettings,
      needs: mayEditTagSettings,
      fields: [
        {
          ...{ name: 'tagManagerId', label: 'Container', isOptional: true, placeholder: 'GTM-ABC123' },
          help: 'Empty: nothing is loaded.',
        },
        {
          ...{ name: 'consentMode', label: 'Loads' },
          options: [
            { value: 'advanced', label: 'At once, with storage denied until the visitor agrees' },
            { value: 'basic', label: 'Only after the visitor agreed' },
          ],
        },
      ],
      initial: { tagManagerId: '', consentMode: 'advanced' },
    },
  ),
  section(
    'ads',
    {
      label: 'Google Ads',
      about: 'The account that receives bookings as conversions, and which bookings it receives.',
      where:
        'Every public page except embedded ones, and the cookie page; conversions are sent by the booking confirmation page',
      isConnected: ({ ads }) => Boolean(ads.adsId),
    },
    {
      struct: AdsSettings,
      needs: mayEditAdsSettings,
      fields: [
        {
          ...{ name: 'adsId', label: 'Account', isOptional: true, placeholder: 'AW-123456789' },
          help: 'With a label, its tag is loaded for visitors who agreed to marketing. If empty, nothing is loaded, and only the tag manager receives bookings.',
        },
        {
          ...{
            name: 'adsLabel',
            label: 'Label of the conversion',
            isOptional: true,
            placeholder: 'AbC-D_efG',
          },
          help: 'The part after the slash in the account’s snippet, as in AW-123456789/AbC-D_efG.',
        },
        {
          ...{ name: 'adsPolicy', label: 'Bookings that count as conversions' },
          options: [
            { value: 'non_paid', label: 'Not from an ad (default)' },
            { value: 'paid', label: 'From an ad' },
            { value: 'all', label: 'All' },
          ],
        },
      ],
      initial: { adsId: '', adsLabel: '', adsPolicy: 'non_paid' },
    },
  ),
  section(
    'frames',
    {
      label: 'Frame origins',
      about: 'Which sites may show our forms and tools in a frame of theirs.',
      where: 'Everything under /embedded; nothing else can be framed',
      isConnected: ({ frames }) => frames.frameOrigins.length > 0,
    },
    {
      struct: FrameSettings,
      needs: mayEditFrameSettings,
      fields: [
        {
          ...{ name: 'frameOrigins', label: 'Origins', kind: 'tags', isOptional: true },
          help: 'Scheme and host alone, such as https://partner.example. None: nobody may.',
        },
      ],
      initial: { frameOrigins: [] },
    },
  ),
];
