import { type PolicyDraft, PublishablePolicy } from '@site/api/content/policies/contract';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import * as moments from '@site/shell/moments';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { gradeOf, lengthCheck, SEARCH } from '../../workbench/editor/checks/textMeasures';
import type { Check } from '../../workbench/editor/definition/EditorDefinition';

/** What is looked at before a policy is in force. What the API would refuse is refused here already. */
export const policyChecks: Check<PolicyDraft>[] = [
  {
    name: 'Required fields',
    judge: (draft) => completenessCheck(draft, PublishablePolicy as AnyStruct<PolicyDraft>),
  },
  {
    name: 'Summary of changes',
    judge: (draft, { published }) => {
      const isSaid = draft.inShort.trim() !== '';
      if (!published || hasWordsOf(draft, published)) return { state: 'good', says: 'Text unchanged' };
      return isSaid ? { state: 'good', says: 'Added' } : { state: 'refuse', says: 'Summarize what changed' };
    },
  },
  {
    name: 'Legal review',
    judge: ({ counsel }) =>
      counsel
        ? { state: 'good', says: `Reviewed by ${counsel.name || 'counsel'}` }
        : { state: 'warn', says: 'Not reviewed: the page is marked as a draft' },
  },
  {
    name: 'Consent',
    judge: ({ asksAgain }) =>
      asksAgain
        ? { state: 'warn', says: 'Every visitor is asked again' }
        : { state: 'good', says: 'Existing consent stays valid' },
  },
  {
    name: 'Effective date',
    judge: ({ effective }) =>
      effective
        ? { state: 'warn', says: `${moments.calendarDate(effective)}: schedule the policy for that day` }
        : { state: 'good', says: 'The day it is published' },
  },
  { name: 'Meta description', judge: ({ description }) => lengthCheck(description, SEARCH.description) },
  {
    name: 'Reading level',
    judge: ({ markdown }) => {
      const grade = gradeOf(markdown);
      if (!grade) return { state: 'good', says: 'Too short to measure' };
      return { state: grade > 10 ? 'warn' : 'good', says: `Grade ${grade}` };
    },
  },
];

const hasWordsOf = (draft: PolicyDraft, other: PolicyDraft) =>
  (['title', 'lead', 'markdown'] as const).every((field) => draft[field] === other[field]);
