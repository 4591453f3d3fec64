import { type PolicyDraft, PublishablePolicy } from '@site/api/content/policies/contract';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import * as moments from '@site/shell/moments';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import { gradeOf, lengthCheck, SEARCH } from '../../workbench/editor/checks/textMeasures';
import type { Check } from '../../workbench/editor/definition/EditorDefinition';

/** What is looked at before a policy is in force. What the API would refuse is refused here already. */
export const policyChecks: Check<PolicyDraft>[] = [
  { name: 'Whole', judge: (draft) => completenessCheck(draft, PublishablePolicy as AnyStruct<PolicyDraft>) },
  {
    name: 'What is different',
    judge: (draft, { published }) => {
      const isSaid = draft.inShort.trim() !== '';
      if (!published || hasWordsOf(draft, published)) return { state: 'good', says: 'no other words' };
      return isSaid
        ? { state: 'good', says: 'said' }
        : { state: 'refuse', says: 'not said in plain words yet' };
    },
  },
  {
    name: 'Counsel',
    judge: ({ counsel }) =>
      counsel
        ? { state: 'good', says: `${counsel.name || 'Somebody'} has read it` }
        : { state: 'warn', says: 'has not read it: the page says that it is a draft' },
  },
  {
    name: 'Consent',
    judge: ({ asksAgain }) =>
      asksAgain
        ? { state: 'warn', says: 'every visitor is asked again' }
        : { state: 'good', says: 'stays as it was given' },
  },
  {
    name: 'In force from',
    judge: ({ effective }) =>
      effective
        ? { state: 'warn', says: `${moments.calendarDate(effective)}: schedule it for that day` }
        : { state: 'good', says: 'the day it is published' },
  },
  { name: 'Search description', judge: ({ description }) => lengthCheck(description, SEARCH.description) },
  {
    name: 'Reading level',
    judge: ({ markdown }) => {
      const grade = gradeOf(markdown);
      if (!grade) return { state: 'good', says: 'too short to tell' };
      return { state: grade > 10 ? 'warn' : 'good', says: `grade ${grade}` };
    },
  },
];

const hasWordsOf = (draft: PolicyDraft, other: PolicyDraft) =>
  (['title', 'lead', 'markdown'] as const).every((field) => draft[field] === other[field]);
