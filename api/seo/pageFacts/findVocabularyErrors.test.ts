import { readStructuredData } from './structuredData';

const errorsOf = (entry: object) =>
  readStructuredData([JSON.stringify({ '@context': 'https://schema.org', ...entry })]).errors;
const business = (part: object = {}) => ({
  '@type': 'ProfessionalService',
  name: 'A',
  address: 'B',
  ...part,
});

test.each<[string, object]>([
  ['inherited properties', business({ telephone: '1', priceRange: '$', sameAs: ['https://a.example/'] })],
  ['an enumeration by its URL', openAt({ dayOfWeek: 'https://schema.org/Monday' })],
  ['a subtype', { '@type': 'Service', name: 'A', areaServed: { '@type': 'City', name: 'B' } }],
  ['a reference', { '@type': 'Service', name: 'A', provider: { '@id': 'https://a.example/#b' } }],
  ['a type whose properties are not stored', { '@type': 'Recipe', cookTime: 'PT1M', other: 1 }],
  ['several types', { '@type': ['Service', 'Product'], name: 'A', serviceType: 'B', sku: 'C' }],
  ['a duration', { '@type': 'CreativeWork', timeRequired: 'PT5M' }],
])('%s has no errors', (_, entry) => {
  expect(errorsOf(entry)).toEqual([]);
});

test.each<[string, object, string]>([
  ['a type', { '@type': 'Servce', name: 'A' }, '“Servce” isn’t a type of schema.org.'],
  [
    'the name of a method of objects',
    { '@type': 'constructor' },
    '“constructor” isn’t a type of schema.org.',
  ],
  [
    'a nested type',
    business({ makesOffer: { '@type': 'Ofer' } }),
    '“Ofer” at “makesOffer” isn’t a type of schema.org.',
  ],
  ['a property', business({ phone: '1' }), '“phone” isn’t a property of ProfessionalService.'],
  [
    'a property in a list',
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'A', acceptedAnswer: answer({ txt: '' }) }],
    },
    '“mainEntity[0].acceptedAnswer.txt” isn’t a property of Answer.',
  ],
  ['an object of another type', business({ geo: { '@type': 'Person', name: 'A' } }), '“geo” must be '],
  ['a text for an object', { '@type': 'Service', name: 'A', provider: 'B' }, '“provider” must be '],
  ['a date', { '@type': 'CreativeWork', datePublished: 'soon' }, '“datePublished” must be Date or DateTime.'],
  ['a URL', { '@type': 'Thing', sameAs: 'here' }, '“sameAs” must be URL.'],
  ['a time', openAt({ opens: '8am' }), '“openingHoursSpecification.opens” must be Time.'],
  ['a number', business({ numberOfEmployees: true }), '“numberOfEmployees” must be QuantitativeValue.'],
  [
    'a missing property',
    { '@type': 'CreativeWork', author: { '@type': 'Person', url: 'https://a.example/' } },
    'Person has no “name” at “author”.',
  ],
])('%s that is wrong is named with its path', (_, entry, message) => {
  expect(errorsOf(entry)).toEqual([expect.stringContaining(message)]);
});

function openAt(part: object) {
  return business({ openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...part } });
}

function answer(part: object) {
  return { '@type': 'Answer', text: 'A', ...part };
}
