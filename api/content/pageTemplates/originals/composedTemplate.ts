import type { TemplateDraft } from '../contract';

const title =
  '{{ service.name }}{% if industry.code %} for {{ industry.name }}{% endif %}{% if place.code %} in {{ place.name }}{% endif %}';

/** The pages at the site root whose slug names a service, industry or city and that have no landing page of their own. */
export const composedTemplate: TemplateDraft = {
  slug: 'composed-pages',
  label: 'Default landing pages',
  about: 'Texts of the pages for a service, industry or city that have no landing page of their own.',
  uses: ['service', 'industry', 'place'],
  address: 'composed-pages',
  searchTitle: title,
  description: `${title}. {{ service.lead }}`,
  blocks: [
    { kind: 'hero', title, lead: '{{ industry.service_lead }}', drawnAs: '' },
    ...['service', 'industry', 'place'].map((subject) => ({
      kind: 'benefits' as const,
      title: `{{ ${subject}.heading }}`,
      items: [{ title: `{% for line in ${subject}.lines %}{{ line }}{% next %}{% endfor %}`, text: '' }],
    })),
  ],
  fields: [],
};
