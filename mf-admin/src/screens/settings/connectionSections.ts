import { AdsSettings, BookingSettings, FrameSettings, TagSettings } from '@site/api/settings/contract';
import {
  mayEditAdsSettings,
  mayEditBookingSettings,
  mayEditFrameSettings,
  mayEditTagSettings,
} from '@site/api/settings/policy';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** The sections about services and sites of others that the site is connected to. */
export const connectionSections: SettingsSection[] = [
  defineSection(
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
          name: 'bookingProvider',
          label: 'Provider',
          isOptional: true,
          help: 'The https:// address of a Cal.com, Calendly or Microsoft Bookings page, shown in a frame of the booking page. Empty: our own calendar.',
        },
        {
          name: 'bookingAddress',
          label: 'Booking cards lead to',
          help: 'The two cards of the contact section.',
        },
        {
          name: 'webMailPrefixes',
          label: 'Beginnings that open a new tab',
          kind: 'tags',
          isOptional: true,
          help: 'Links to web mail open a new tab, all others do not.',
        },
      ],
      initial: { bookingProvider: '', bookingAddress: '', webMailPrefixes: [] },
    },
  ),
  defineSection(
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
          name: 'tagManagerId',
          label: 'Container',
          isOptional: true,
          placeholder: 'GTM-ABC123',
          help: 'Empty: nothing is loaded.',
        },
        {
          name: 'consentMode',
          label: 'Loads',
          options: [
            { value: 'advanced', label: 'At once, with storage denied until the visitor agrees' },
            { value: 'basic', label: 'Only after the visitor agreed' },
          ],
        },
      ],
      initial: { tagManagerId: '', consentMode: 'advanced' },
    },
  ),
  defineSection(
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
          name: 'adsId',
          label: 'Account',
          isOptional: true,
          placeholder: 'AW-123456789',
          help: 'With a label, its tag is loaded for visitors who agreed to marketing. If empty, nothing is loaded, and only the tag manager receives bookings.',
        },
        {
          name: 'adsLabel',
          label: 'Label of the conversion',
          isOptional: true,
          placeholder: 'AbC-D_efG',
          help: 'The part after the slash in the account’s snippet, as in AW-123456789/AbC-D_efG.',
        },
        {
          name: 'adsPolicy',
          label: 'Bookings that count as conversions',
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
  defineSection(
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
          name: 'frameOrigins',
          label: 'Origins',
          kind: 'tags',
          isOptional: true,
          help: 'Scheme and host alone, such as https://partner.example. None: nobody may.',
        },
      ],
      initial: { frameOrigins: [] },
    },
  ),
];
