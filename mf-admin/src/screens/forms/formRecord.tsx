import { afterOptions, FormDraft, type FormEntry, initialForm } from '@site/api/leads/forms/contract';
import type { FormField } from '@site/api/leads/forms/fields/contract';
import { mayEditForms } from '@site/api/leads/forms/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { FieldsField } from './FieldsField';
import { FormFacts } from './FormFacts';
import { forms } from './formsApi';
import { NotifyField } from './NotifyField';

/** The record form of a form. */
export const formRecord: RecordDefinition<FormEntry, FormDraft> = {
  noun: 'form',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: forms,
  needs: mayEditForms,
  lockedNote: ({ isSystem }) =>
    isSystem ? 'The contact form is part of the site. It can’t be changed or deleted.' : undefined,
  struct: FormDraft,
  fields: [
    {
      name: 'name',
      label: 'Name',
      help: 'For the team, and on leads. The address follows the first name and stays the same.',
    },
    { name: 'title', label: 'Heading' },
    { name: 'intro', label: 'Text beside the heading', isOptional: true },
    {
      name: 'fields',
      label: 'Fields',
      Control: FieldsField,
      help: 'Every form has name and email. Fields of the contact form keep its rules and lead columns.',
      format: (value) => (value as FormField[]).map(({ label }) => label).join(', '),
    },
    { name: 'button', label: 'Button label' },
    {
      name: 'consent',
      label: 'Consent text',
      isOptional: true,
      kind: 'lines',
      help: 'If empty, the consent text of the contact form is shown. Links to Terms of Use and Privacy Policy follow your text.',
    },
    { name: 'afterText', label: 'Message after sending', kind: 'lines' },
    { name: 'afterKind', label: 'What visitors get', options: afterOptions },
    {
      name: 'afterTo',
      label: 'Page or download',
      isOptional: true,
      placeholder: '/services/cybersecurity',
      help: 'A path on this site. A download can also be a URL that starts with https://.',
    },
    {
      name: 'notify',
      label: 'Email new answers to',
      isOptional: true,
      Control: NotifyField,
      help: 'Choose none for the team’s address.',
      format: (value) => memberCount((value as string[]).length),
    },
    {
      name: 'networkLimit',
      label: 'Most per hour from one network',
      help: '1 to 60. More go to quarantine.',
    },
    { name: 'dayLimit', label: 'Most per day', help: '1 to 10,000. More go to quarantine.' },
    {
      name: 'isOpen',
      label: 'Accepts answers',
      help: 'If off, landing pages show the contact form instead.',
    },
  ],
  initial: initialForm,
  savedNote: 'Pages show it within a minute.',
  Facts: FormFacts,
};

function memberCount(count: number): string {
  if (!count) return 'The team’s address';
  return count === 1 ? '1 member' : `${count} members`;
}
