import { enquirySent } from '../enquiries/contract';
import { type FormEntry, initialForm } from './contract';
import { knownFields } from './fields/contract';

/** The slug of the contact form, which no other form has. */
export const SYSTEM_SLUG = 'contact';

/** The contact form as the list of forms shows it. It is part of the site and sent to an endpoint of its own. */
export const systemForm: FormEntry = {
  ...initialForm,
  id: SYSTEM_SLUG,
  slug: SYSTEM_SLUG,
  isSystem: true,
  name: 'Contact form',
  title: 'Contact Us',
  intro: 'Your message goes to our team in Round Rock.',
  fields: knownFields.map(({ value, label }) => ({
    key: value,
    type: value,
    label,
    help: '',
    isRequired: value !== 'contactTime',
    options: [],
  })),
  button: 'Send Message',
  afterText: enquirySent,
  networkLimit: 30,
  updatedAt: new Date(0).toISOString(),
  version: 1,
};
