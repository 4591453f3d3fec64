import { type PolicyDraft, PublishablePolicy } from '@site/api/content/policies/contract';
import { type AnyStruct, isDay } from '@site/api/platform/contracts/endpoint';
import * as dateFormat from '@site/shell/dateFormat';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { lengthCheck, readingGrade, SEARCH_LIMITS } from '../../workbench/editor/checks/textMeasures';
import type { Check } from '../../workbench/editor/definition/EditorDefinition';
import { DATE_EXAMPLE } from '../../workbench/editor/fields/DateControl';

/** The checks before a policy is published. What the API would reject fails here already. */
export const policyChecks: Check<PolicyDraft>[] = [
  {
    name: 'Required fields',
    run: (draft) => completenessCheck(draft, PublishablePolicy as AnyStruct<PolicyDraft>),
  },
  {
    name: 'Summary of changes',
    run: (draft, { published }) => {
      const hasSummary = draft.inShort.trim() !== '';
      if (!published || hasSameText(draft, published)) return { state: 'good', message: 'Text unchanged' };
      return hasSummary
        ? { state: 'good', message: 'Added' }
        : { state: 'refuse', message: 'Summarize what changed' };
    },
  },
  {
    name: 'Legal review',
    run: ({ counsel }) =>
      counsel
        ? { state: 'good', message: `Reviewed by ${counsel.name || 'counsel'}` }
        : { state: 'warn', message: 'Not reviewed: the page is marked as a draft' },
  },
  {
    name: 'Consent',
    run: ({ asksAgain }) =>
      asksAgain
        ? { state: 'warn', message: 'Every visitor is asked again' }
        : { state: 'good', message: 'Existing consent stays valid' },
  },
  {
    name: 'Effective date',
    run: ({ effective }) => {
      if (!effective) return { state: 'good', message: 'The day it is published' };
      if (!isDay(effective)) return { state: 'refuse', message: DATE_EXAMPLE };
      return {
        state: 'warn',
        message: `${dateFormat.calendarDate(effective)}: schedule the policy for that day`,
      };
    },
  },
  { name: 'Meta description', run: ({ description }) => lengthCheck(description, SEARCH_LIMITS.description) },
  {
    name: 'Reading level',
    run: ({ markdown }) => {
      const grade = readingGrade(markdown);
      if (!grade) return { state: 'good', message: 'Too short to measure' };
      return { state: grade > 10 ? 'warn' : 'good', message: `Grade ${grade}` };
    },
  },
];

const hasSameText = (draft: PolicyDraft, other: PolicyDraft) =>
  (['title', 'lead', 'markdown'] as const).every((field) => draft[field] === other[field]);
