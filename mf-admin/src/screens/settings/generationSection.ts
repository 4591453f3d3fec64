import { PageCheckSettings } from '@site/api/settings/contract';
import { initialPageChecks } from '@site/api/settings/initial';
import { mayEditSettings } from '@site/api/settings/policy';
import { defineSection } from './defineSection';
import type { SettingsSection } from './SettingsSection';

/** What generated pages need so that search engines may list them. */
export const generationSection: SettingsSection = defineSection(
  'generation',
  {
    label: 'Generated pages',
    about:
      'What generated pages must meet. Pages that fail are hidden from search engines and left out of the sitemap.',
    where: 'Page templates',
  },
  {
    struct: PageCheckSettings,
    needs: mayEditSettings,
    fields: [
      {
        name: 'maxSimilarity',
        label: 'Maximum similarity in percent',
        help: 'How much of the text may also be on the most similar page.',
      },
      {
        name: 'minFacts',
        label: 'Minimum local facts',
        help: 'Facts about the service area, each with its source and date.',
      },
      {
        name: 'minOwnWords',
        label: 'Minimum unique words',
        help: 'Words on the page that don’t come from its template.',
      },
      {
        name: 'maxGrade',
        label: 'Maximum reading grade',
        help: 'The school grade that a reader needs (Flesch–Kincaid).',
      },
    ],
    initial: initialPageChecks,
  },
);
