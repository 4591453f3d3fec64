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
      help: 'Shown to the team and on leads. The URL is made from this name once and stays when you rename the form.',
    },
    { name: 'title', label: 'Heading' },
    { name: 'intro', label: 'Text beside the heading', isOptional: true },
    {
      name: 'fields',
      label: 'Fields',
      Control: FieldsField,
      help: 'Every form has name and email. Fields that the contact form also has are checked the same way and fill the same columns of the leads list.',
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
    { name: 'afterText', label: 'Success message', kind: 'lines' },
    { name: 'afterKind', label: 'After submission', options: afterOptions },
    {
      name: 'afterTo',
      label: 'Page or download',
      isOptional: true,
      placeholder: '/services/cybersecurity',
      help: 'A path on this site. A download can also be a URL that starts with https://.',
    },
    {
      name: 'notify',
      label: 'Email new submissions to',
      isOptional: true,
      Control: NotifyField,
      help: 'If none is selected, the team’s email address is used.',
      format: (value) => memberCount((value as string[]).length),
    },
    {
      name: 'networkLimit',
      label: 'Hourly limit per network',
      help: '1 to 60. Further submissions go to quarantine.',
    },
    { name: 'dayLimit', label: 'Daily limit', help: '1 to 10,000. Further submissions go to quarantine.' },
    {
      name: 'isOpen',
      label: 'Accept submissions',
      help: 'If off, landing pages show the contact form instead.',
    },
  ],
  initial: initialForm,
  savedNote: 'Pages show the change within a minute.',
  Facts: FormFacts,
};

function memberCount(count: number): string {
  if (!count) return 'The team’s email address';
  return count === 1 ? '1 member' : `${count} members`;
}
