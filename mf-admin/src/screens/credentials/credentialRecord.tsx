import { CredentialDraft, type CredentialEntry } from '@site/api/content/credentials/contract';
import { credentialKinds } from '@site/api/content/credentials/kinds';
import { mayEditCredentials } from '@site/api/content/credentials/policy';
import { ImageField } from '../../images/ImageField';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { CredentialFacts } from './CredentialFacts';
import { credentials } from './credentialsApi';

/** The record form of a credential. The API requires proof before it is shown. */
export const credentialRecord: RecordDefinition<CredentialEntry, CredentialDraft> = {
  noun: 'credential',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: credentials,
  needs: mayEditCredentials,
  struct: CredentialDraft,
  fields: [
    { name: 'kind', label: 'Type', kind: 'select', options: credentialKinds },
    { name: 'name', label: 'Name', placeholder: 'SOC 2 Type II' },
    {
      name: 'issuer',
      label: 'Issuer',
      help: 'Who granted it: the certification body, insurer or association.',
    },
    {
      name: 'number',
      label: 'Number',
      isOptional: true,
      help: 'Certificate, policy or member number. Shown to visitors.',
    },
    {
      name: 'validUntil',
      label: 'Valid until',
      kind: 'date',
      isOptional: true,
      help: 'The last valid day. It’s hidden afterward, and the list warns 30 days before.',
    },
    {
      name: 'link',
      label: 'Verification link',
      isOptional: true,
      placeholder: 'https://',
      help: 'Where anyone can check it. A number or a link is required before it is shown.',
    },
    { name: 'image', label: 'Image', isOptional: true, Control: ImageField },
    {
      name: 'imageAlt',
      label: 'Alt text of the image',
      isOptional: true,
      help: 'Describe the image for people who can’t see it. Required with an image.',
    },
    { name: 'isShown', label: 'Show on the website' },
  ],
  initial: {
    kind: 'certification',
    name: '',
    issuer: '',
    number: '',
    validUntil: '',
    link: '',
    image: '',
    imageAlt: '',
    isShown: false,
  },
  savedNote: 'The footer, the About page and the Trust page show the change within 30 seconds.',
  Facts: CredentialFacts,
};
