import { NewsletterSettings } from '@site/api/settings/contract';
import { initialNewsletterSettings } from '@site/api/settings/initial';
import { mayEditSettings } from '@site/api/settings/policy';
import { ImageField } from '../../images/ImageField';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** How newsletters look. */
export const newsletterSection: SettingsSection = defineSection(
  'newsletters',
  {
    label: 'Newsletters',
    about: 'Logo, color and footer of every newsletter.',
    where: 'Newsletters, their pages',
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
    ],
    initial: initialNewsletterSettings,
  },
);
