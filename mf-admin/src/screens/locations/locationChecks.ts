import { calculateCompleteness, listMissingParts } from '@site/api/content/locations/completeness';
import { type LocationDraft, PublishableLocation } from '@site/api/content/locations/contract';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { lengthCheck, readingGrade, SEARCH_LIMITS } from '../../workbench/editor/checks/textMeasures';
import type { Check, CheckResult } from '../../workbench/editor/definition/EditorDefinition';

/** The checks before a service area is published. What the API would reject fails here already. */
export const locationChecks: Check<LocationDraft>[] = [
  {
    name: 'Required fields',
    run: (draft) => completenessCheck(draft, PublishableLocation as AnyStruct<LocationDraft>),
  },
  {
    name: 'Completeness',
    run: (draft) => {
      const missing = listMissingParts(draft);
      const message = `${calculateCompleteness(draft)}%${missing.length ? `, missing: ${missing.join(', ')}` : ''}`;
      return { state: missing.length ? 'warn' : 'good', message: message };
    },
  },
  { name: 'Name', run: nameCheck },
  { name: 'Meta description', run: ({ summary }) => lengthCheck(summary, SEARCH_LIMITS.description) },
  {
    name: 'Reading level',
    run: (draft) => {
      const grade = readingGrade(textOf(draft));
      if (!grade) return { state: 'good', message: 'Too short to measure' };
      return { state: grade > 10 ? 'warn' : 'good', message: `Grade ${grade}` };
    },
  },
];

/** A duplicate still has the texts of the area that it was made from. */
function nameCheck(draft: LocationDraft): CheckResult {
  const facts = draft.facts.map(({ text }) => text);
  const texts = { text: [textOf(draft), ...facts].join('\n\n'), summary: draft.summary };
  const missing = Object.entries(texts).flatMap(([label, text]) =>
    text.trim() && !text.includes(draft.name.trim()) ? [label] : [],
  );
  return missing.length
    ? { state: 'warn', message: `Not in the ${missing.join(' and the ')}` }
    : { state: 'good', message: 'In the text and the summary' };
}

const textOf = ({ lead, sections, faqs }: LocationDraft) =>
  [lead, ...sections.map(({ text }) => text), ...faqs.map(({ answer }) => answer)].join('\n\n');
