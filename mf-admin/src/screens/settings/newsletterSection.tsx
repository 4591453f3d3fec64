import { topicOptions } from '@site/api/audience/subscribers/contract';
import { initialNewsletterSettings } from '@site/api/settings/initial';
import { NewsletterSettings } from '@site/api/settings/newsletters/contract';
import { mayEditSettings } from '@site/api/settings/policy';
import { ImageField } from '../../images/ImageField';
import { ChecklistField } from '../../workbench/fields/ChecklistField';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** How newsletters look, when they are sent, and whether clicks are counted. */
export const newsletterSection: SettingsSection = defineSection(
  'newsletters',
  {
    label: 'Newsletters',
    about: 'Logo, color and footer of every newsletter, when it is sent, and click counts.',
    where: 'Newsletters and their web pages',
    isConnected: ({ newsletters }) => Boolean(newsletters.street),
    idleLabel: 'No postal address',
  },
  {
    struct: NewsletterSettings,
    needs: mayEditSettings,
    fields: [
      {
        name: 'logo',
        label: 'Logo',
        isOptional: true,
        Control: ImageField,
        help: 'Shown 36 pixels high on white and on a dark background. If empty, the company name is shown.',
      },
      {
        name: 'accent',
        label: 'Accent color',
        placeholder: '#0e3f6e',
        help: 'For the line at the top, links and buttons. White text must be readable on it.',
      },
      {
        name: 'street',
        label: 'Street or P.O. box',
        isOptional: true,
        help: 'US law requires a postal address in commercial email. City, state and postal code come from Brand.',
      },
      { name: 'note', label: 'Footer note', isOptional: true, help: 'One line above the postal address.' },
      {
        name: 'quietFrom',
        label: 'Quiet hours from',
        isOptional: true,
        placeholder: '20:00',
        help: 'No newsletter emails are sent in these hours (office time zone). They are sent afterward. Leave both empty to send at any time.',
      },
      { name: 'quietUntil', label: 'Quiet hours until', isOptional: true, placeholder: '07:00' },
      {
        name: 'perMinute',
        label: 'Emails per minute to one domain',
        help: 'Email providers slow down or refuse senders who are too fast: 100 is safe for a new sender. 0 for no limit.',
      },
      {
        name: 'testAddresses',
        label: 'Test addresses',
        kind: 'tags',
        isOptional: true,
        help: 'Up to 10 of your mailboxes at Gmail, Outlook and other providers. Whoever tests a newsletter can send it to all of them to see where it arrives and how it looks.',
      },
      {
        name: 'countsClicks',
        label: 'Count clicks',
        help: 'Links in newsletters go through this site, which counts how many subscribers open each. The unsubscribe page tells readers.',
      },
      {
        name: 'uncountedTopics',
        label: 'Topics without click counts',
        isOptional: true,
        Control: UncountedTopics,
        help: 'Clicks aren’t counted in newsletters on any of these topics.',
      },
    ],
    initial: initialNewsletterSettings,
  },
);

function UncountedTopics(props: { name: string; label: string; help?: string }) {
  return <ChecklistField {...props} options={[...topicOptions]} isError={false} />;
}
