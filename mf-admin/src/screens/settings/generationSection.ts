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
      'What pages made from templates need. Those that fall short stay out of search engines and the sitemap.',
    where: 'Page templates',
  },
  {
    struct: PageCheckSettings,
    needs: mayEditSettings,
    fields: [
      {
        name: 'maxSimilarity',
        label: 'Maximum similarity in percent',
        help: 'The share of the text that is also on the most similar page must be lower.',
      },
      {
        name: 'minFacts',
        label: 'Minimum local facts',
        help: 'Facts about the service area that a page must show, each with its source and date.',
      },
      {
        name: 'minOwnWords',
        label: 'Minimum own words',
        help: 'Words on the page that its template doesn’t contain.',
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
