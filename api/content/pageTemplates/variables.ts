import { COMPOSED_PAGES, type SubjectKind, type TemplateDraft } from './contract';

interface Variable {
  name: string;
  kind: 'text' | 'number' | 'list';
  about: string;
  /** The fields of an item, in lists of records. */
  items?: string[];
}

const subject = (kind: string, noun: string): Variable[] => [
  { name: `${kind}.code`, kind: 'text', about: `Code of the ${noun} in URLs` },
  { name: `${kind}.name`, kind: 'text', about: `Name of the ${noun}` },
  { name: `${kind}.path`, kind: 'text', about: `Page about the ${noun}` },
  { name: `${kind}.heading`, kind: 'text', about: `Heading for the ${noun}` },
  { name: `${kind}.lead`, kind: 'text', about: `Sentence about the ${noun}` },
  { name: `${kind}.lines`, kind: 'list', about: `Nine sentences about the ${noun}` },
];

/** The variables of each subject, and those that every template has. */
export const templateVariables: Record<SubjectKind | 'company', Variable[]> = {
  service: subject('service', 'service'),
  industry: [
    ...subject('industry', 'industry'),
    { name: 'industry.service_lead', kind: 'text', about: 'What the service comes down to in the industry' },
  ],
  place: [
    { name: 'place.name', kind: 'text', about: 'Name of the service area' },
    { name: 'place.slug', kind: 'text', about: 'Slug of the service area' },
    { name: 'place.path', kind: 'text', about: 'Page of the service area' },
    { name: 'place.county', kind: 'text', about: 'County' },
    { name: 'place.state', kind: 'text', about: 'State' },
    { name: 'place.lead', kind: 'text', about: 'Intro of the service area' },
    { name: 'place.road', kind: 'text', about: 'Road from the office' },
    { name: 'place.road_miles', kind: 'number', about: 'Miles from the office' },
    { name: 'place.visit_days', kind: 'list', about: 'Days of regular visits' },
    { name: 'place.sections', kind: 'list', about: 'Local sections', items: ['title', 'text'] },
    {
      name: 'place.facts',
      kind: 'list',
      about: 'Facts that have a source and a date',
      items: ['text', 'source.name', 'source.url', 'as_of'],
    },
    { name: 'place.faqs', kind: 'list', about: 'Local questions', items: ['question', 'answer'] },
    { name: 'place.nearby', kind: 'list', about: 'Names of nearby service areas' },
  ],
  company: [
    { name: 'company.name', kind: 'text', about: 'Company name, from settings' },
    { name: 'company.phone', kind: 'text', about: 'Phone number, from settings' },
    { name: 'company.email', kind: 'text', about: 'Email address, from settings' },
  ],
};

/** The variables of composed pages. What their slug does not name has general texts and no code. */
const composedVariables: Variable[] = [
  ...subject('service', 'service'),
  ...templateVariables.industry,
  ...subject('place', 'city or state').filter(({ name }) => name !== 'place.lead'),
].map((variable) =>
  variable.kind === 'list' ? { ...variable, about: 'Sentences chosen for the page' } : variable,
);

type Described = Pick<TemplateDraft, 'slug' | 'uses' | 'fields'>;

/** The variables that the texts of a template may use. */
export const variablesOf = ({ slug, uses, fields }: Described): Variable[] => [
  ...(slug === COMPOSED_PAGES ? composedVariables : uses.flatMap((kind) => templateVariables[kind])),
  ...templateVariables.company,
  ...fields.map(
    ({ name, label, kind }): Variable => ({
      name: `fields.${name}`,
      kind: kind === 'number' ? 'number' : 'text',
      about: label,
    }),
  ),
];

/** Whether a variable as a text names it, such as `place.facts[0].text`, is one that the template has. */
export function isVariable(name: string, template: Described): boolean {
  return variablesOf(template).some(
    (one) =>
      name === one.name ||
      (one.kind === 'list' && /^[.[]/.test(name.slice(one.name.length)) && name.startsWith(one.name)),
  );
}
