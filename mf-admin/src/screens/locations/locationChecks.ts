import { calculateCompleteness, listMissingParts } from '@site/api/content/locations/completeness';
import { type LocationDraft, PublishableLocation } from '@site/api/content/locations/contract';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { gradeOf, lengthCheck, SEARCH } from '../../workbench/editor/checks/textMeasures';
import type { Check } from '../../workbench/editor/definition/EditorDefinition';

/** What is looked at before a service area goes out. What the API would refuse is refused here already. */
export const locationChecks: Check<LocationDraft>[] = [
  {
    name: 'Required fields',
    judge: (draft) => completenessCheck(draft, PublishableLocation as AnyStruct<LocationDraft>),
  },
  {
    name: 'Completeness',
    judge: (draft) => {
      const missing = listMissingParts(draft);
      const says = `${calculateCompleteness(draft)} %${missing.length ? `, without ${missing.join(', ')}` : ''}`;
      return { state: missing.length ? 'warn' : 'good', says };
    },
  },
  { name: 'Meta description', judge: ({ summary }) => lengthCheck(summary, SEARCH.description) },
  {
    name: 'Reading level',
    judge: (draft) => {
      const grade = gradeOf(textOf(draft));
      if (!grade) return { state: 'good', says: 'Too short to measure' };
      return { state: grade > 10 ? 'warn' : 'good', says: `Grade ${grade}` };
    },
  },
];

const textOf = ({ lead, sections, faqs }: LocationDraft) =>
  [lead, ...sections.map(({ text }) => text), ...faqs.map(({ answer }) => answer)].join('\n\n');
