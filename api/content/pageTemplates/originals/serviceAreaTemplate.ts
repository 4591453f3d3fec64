import type { TemplateDraft } from '../contract';

/** What a service does for an industry, with the facts and questions of one service area. */
export const serviceAreaTemplate: TemplateDraft = {
  slug: 'service-industry-place',
  label: 'Service for an industry in a service area',
  about: 'What a service does for an industry, with the facts and questions of one service area.',
  uses: ['service', 'industry', 'place'],
  address: '{{ service.code }}-{{ industry.code }}-{{ place.slug }}-texas',
  searchTitle: '{{ service.name }} for {{ industry.name }} in {{ place.name }}',
  description:
    '{{ service.name }} for {{ industry.name }} in {{ place.name }}, {{ place.state }}: remote help, visits and local answers.',
  blocks: [
    {
      kind: 'hero',
      title: '{{ service.name }} for {{ industry.name }} in {{ place.name }}',
      lead: '{{ industry.service_lead }}',
      drawnAs: '{{ place.path }}',
    },
    {
      kind: 'text',
      title: '{{ service.heading }}',
      markdown: '{{ service.lead }}\n\n{% for line in service.lines %}- {{ line }}\n{% endfor %}',
    },
    {
      kind: 'text',
      title: '{{ industry.heading }}',
      markdown: '{{ industry.lead }}\n\n{% for line in industry.lines %}- {{ line }}\n{% endfor %}',
    },
    {
      kind: 'text',
      title: '{% if place.sections.size > 0 %}IT in {{ place.name }}{% endif %}',
      markdown:
        '{% if place.lead %}{{ place.lead }}\n\n{% endif %}{% for section in place.sections %}### {{ section.title }}\n\n{{ section.text }}\n\n{% endfor %}',
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
    {
      kind: 'form',
      title: 'Ask about your office in {{ place.name }}',
      text: 'Tell us what you need help with. We reply with the next step.',
    },
  ],
  fields: [],
};
