import {
  emptyOverride,
  OverrideDraft,
  robotsOptions,
  type SeoPage,
} from '@site/api/seo/pageInventory/contract';
import { mayEditSeo } from '@site/api/seo/pageInventory/policy';
import { ImageField } from '../../images/ImageField';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { DescriptionField, TitleField } from './HeadFields';
import { SeoPageFacts } from './SeoPageFacts';
import { SocialTitleField } from './SocialFields';
import { seoPageResource } from './seoApi';

/** The form that replaces parts of the head of a page. */
export const seoPageRecord: RecordDefinition<SeoPage, OverrideDraft> = {
  noun: 'page',
  nameOf: ({ path }) => path,
  keyOf: ({ id }) => id,
  resource: seoPageResource,
  needs: mayEditSeo,
  struct: OverrideDraft,
  isPermanent: true,
  fields: [
    { name: 'title', label: 'Title', isOptional: true, Control: TitleField },
    { name: 'description', label: 'Description', isOptional: true, Control: DescriptionField },
    {
      name: 'canonical',
      label: 'Canonical URL',
      isOptional: true,
      isWide: true,
      placeholder: 'This page',
      help: 'Set this only if another page on this site is the main version. This page is then removed from the sitemap.',
    },
    {
      name: 'robots',
      label: 'Robots',
      isWide: true,
      options: robotsOptions,
      help: 'A page set to noindex is also removed from the sitemap.',
    },
    { name: 'socialTitle', label: 'Social title', isOptional: true, Control: SocialTitleField },
    {
      name: 'socialDescription',
      label: 'Social description',
      isOptional: true,
      isWide: true,
      placeholder: 'Same as description',
    },
    { name: 'socialImage', label: 'Social image', isOptional: true, Control: ImageField },
  ],
  initial: emptyOverride,
  savedNote: 'Takes effect on the whole site within five seconds.',
  Facts: SeoPageFacts,
};
