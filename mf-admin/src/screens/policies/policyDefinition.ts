import { emptyPolicy, type PolicyDraft } from '@site/api/content/policies/contract';
import { fixedPolicies, policyPath } from '@site/api/content/policies/paths';
import { mayWritePolicies } from '@site/api/content/policies/policy';
import { instantsAt } from '@site/shell/kit/fields';
import { nextSlug } from '../../workbench/editor/address/nextSlug';
import { countWords } from '../../workbench/editor/checks/textMeasures';
import type { EditorDefinition } from '../../workbench/editor/definition/EditorDefinition';
import { DateControl } from '../../workbench/editor/fields/DateControl';
import { CounselControl, RenewConsentControl, TextControl } from './controls';
import { nextVersion } from './nextVersion';
import { PolicySearchPreview } from './PolicySearchPreview';
import { PublishedVersions } from './PublishedVersions';
import { policies } from './policiesApi';
import { policyChecks } from './policyChecks';

const readText = ({ title, description, lead, markdown }: PolicyDraft) => ({
  title,
  description,
  parts: [{ text: lead }, { text: markdown, withText: (text: string) => ({ markdown: text }) }],
});

/** The editor of a policy; the draft is its next version. */
export const policyDefinition: EditorDefinition<PolicyDraft> = {
  noun: 'policy',
  name: 'policies',
  list: 'Policies',
  content: policies,
  needs: mayWritePolicies,
  initial: emptyPolicy,
  nameOf: ({ title }) => title,
  fields: [
    { name: 'title', label: 'Title', kind: 'title', placeholder: 'Title', maxLength: 200 },
    {
      name: 'lead',
      label: 'Intro',
      kind: 'lead',
      placeholder: 'One-line description',
      maxLength: 1000,
    },
    {
      name: 'markdown',
      label: 'Text',
      kind: 'custom',
      Control: TextControl,
      isMarkdown: true,
      placeholder: 'Start with a level 2 heading, or type / to insert a block',
    },
  ],
  sections: [
    {
      title: 'Next version',
      fields: [
        {
          name: 'inShort',
          label: 'Summary of changes',
          kind: 'lines',
          maxLength: 4000,
          help: 'One change per line. Shown above the policy.',
        },
        {
          name: 'effective',
          label: 'Effective date',
          kind: 'custom',
          Control: DateControl,
          help: 'If empty, the day it is published. For a later day, schedule the policy.',
        },
        { name: 'asksAgain', label: 'Ask for consent again', kind: 'custom', Control: RenewConsentControl },
        { name: 'counsel', label: 'Reviewed by counsel', kind: 'custom', Control: CounselControl },
      ],
    },
    { title: 'Published versions', Footer: PublishedVersions },
    {
      title: 'Search engines',
      fields: [
        {
          name: 'slug',
          label: 'Slug',
          maxLength: 200,
          help: 'Follows the title until the policy is published, then can’t be changed.',
          isLocked: ({ publishedAt, slug }) =>
            publishedAt !== null || (fixedPolicies as readonly string[]).includes(slug),
        },
        {
          name: 'description',
          label: 'Meta description',
          kind: 'lines',
          maxLength: 400,
          help: '70 to 155 characters.',
        },
      ],
      Footer: PolicySearchPreview,
    },
  ],
  deriveFields: (draft, before, document) =>
    withSlug(nextVersion(draft, before, document.published), before, document.publishedAt),
  checks: policyChecks,
  readText,
  pathOf: ({ slug }) => (slug ? policyPath(slug) : undefined),
  suggestedPublishAt: ({ effective }) => instantsAt(`${effective}T00:00`)[0],
  statusText: ({ markdown }) => `${countWords(markdown)} words`,
};

function withSlug(draft: PolicyDraft, before: PolicyDraft, publishedAt: string | null): PolicyDraft {
  return publishedAt ? draft : { ...draft, slug: nextSlug(draft.slug, before.title, draft.title) };
}
