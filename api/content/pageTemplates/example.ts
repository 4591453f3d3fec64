import type { TemplateDraft } from './contract';

/** A template that can be published. */
export function exampleTemplateDraft(part: Partial<TemplateDraft> = {}): TemplateDraft {
  return {
    slug: 'service-in-a-town',
    label: 'Service in a town',
    about: 'One service for one industry in one town.',
    uses: ['service', 'industry', 'place'],
    address: '{{ service.code }}-{{ industry.code }}-{{ place.slug }}-texas',
    searchTitle: '{{ service.name }} for {{ industry.name }} in {{ place.name }}',
    description:
      '{{ service.name }} for {{ industry.name }} in {{ place.name }}, {{ place.state }}. Remote help first, and visits when something needs hands.',
    blocks: [
      {
        kind: 'hero',
        title: '{{ service.name }} for {{ industry.name }} in {{ place.name }}',
        lead: '{{ industry.service_lead }}',
        drawnAs: '{{ place.path }}',
      },
      {
        kind: 'text',
        title: '{% if place.facts.size > 0 %}{{ place.name }} in facts{% endif %}',
        markdown:
          '{% for fact in place.facts %}- {{ fact.text }} ([{{ fact.source.name }}]({{ fact.source.url }}), {{ fact.as_of }})\n{% endfor %}',
      },
      {
        kind: 'faq',
        title: '{% if place.faqs.size > 0 %}Questions from {{ place.name }}{% endif %}',
        items: [
          {
            question: '{% for faq in place.faqs %}{{ faq.question }}{% next %}{% endfor %}',
            answer: '{% for faq in place.faqs %}{{ faq.answer }}{% next %}{% endfor %}',
          },
        ],
      },
    ],
    fields: [],
    ...part,
  };
}
