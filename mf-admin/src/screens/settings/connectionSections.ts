import { AdsSettings, BookingSettings, FrameSettings, TagSettings } from '@site/api/settings/contract';
import {
  mayEditAdsSettings,
  mayEditBookingSettings,
  mayEditFrameSettings,
  mayEditTagSettings,
} from '@site/api/settings/policy';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** The sections about external services. */
export const connectionSections: SettingsSection[] = [
  defineSection(
    'booking',
    {
      label: 'Booking provider',
      about: 'Where visitors book meetings, and which links open in a new tab.',
      where: 'Booking page, the two booking cards, sites that can be embedded in pages',
    },
    {
      struct: BookingSettings,
      needs: mayEditBookingSettings,
      fields: [
        {
          name: 'bookingProvider',
          label: 'Provider',
          isOptional: true,
          help: 'The https:// URL of a Cal.com, Calendly or Microsoft Bookings page, embedded in the booking page. If empty, the site’s own calendar is used.',
        },
        {
          name: 'bookingAddress',
          label: 'Booking card URL',
          isOptional: true,
          help: 'The external calendar that “Book Assessment” and “Book Consultation” open. If empty, they open the site’s own booking page with the meeting type selected.',
        },
        {
          name: 'webMailPrefixes',
          label: 'Webmail URLs that open in a new tab',
          kind: 'tags',
          isOptional: true,
          help: 'Links that start with one of these open in a new tab. All other links open in the same tab.',
        },
      ],
      initial: { bookingProvider: '', bookingAddress: '', webMailPrefixes: [] },
    },
  ),
  defineSection(
    'tags',
    {
      label: 'Tag manager',
      about: 'Which container is loaded, and when. Its scripts have full access to the site’s pages.',
      where: 'Every public page except embedded ones, cookie banner, cookie page',
      isConnected: ({ tags }) => Boolean(tags.tagManagerId),
    },
    {
      struct: TagSettings,
      needs: mayEditTagSettings,
      fields: [
        {
          name: 'tagManagerId',
          label: 'Container ID',
          isOptional: true,
          placeholder: 'GTM-ABC123',
          help: 'If empty, nothing is loaded.',
        },
        {
          name: 'consentMode',
          label: 'When to load',
          options: [
            {
              value: 'advanced',
              label: 'Immediately, with storage denied until the visitor consents (consent mode)',
            },
            { value: 'basic', label: 'Only after the visitor consents' },
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
          label: 'Account ID',
          isOptional: true,
          placeholder: 'AW-123456789',
          help: 'Together with a conversion label, the tag is loaded for visitors who consent to marketing. If empty, only the tag manager receives bookings.',
        },
        {
          name: 'adsLabel',
          label: 'Conversion label',
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
      label: 'Embedding',
      about: 'Which sites can embed your forms and tools.',
      where: 'Everything under /embedded. Other pages can’t be embedded',
      isConnected: ({ frames }) => frames.frameOrigins.length > 0,
    },
    {
      struct: FrameSettings,
      needs: mayEditFrameSettings,
      fields: [
        {
          name: 'frameOrigins',
          label: 'Allowed websites',
          kind: 'tags',
          isOptional: true,
          help: 'Only the start of the URL, such as https://partner.example. If empty, no website can embed them.',
        },
      ],
      initial: { frameOrigins: [] },
    },
  ),
];
