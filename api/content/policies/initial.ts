import type { PolicyVersionRecord } from './model';
import { version as firstPrivacy } from './texts/privacy-policy-1';
import { version as secondPrivacy } from './texts/privacy-policy-2';
import { version as firstTerms } from './texts/terms-of-service-1';

/** The content of a version, and the day it takes effect. */
export type InitialVersion = Pick<
  PolicyVersionRecord,
  'title' | 'description' | 'lead' | 'markdown' | 'inShort' | 'effective'
>;

/** The policies of a new site, each with its versions in order. Counsel has reviewed none of them. */
export const initialPolicies: { slug: string; versions: InitialVersion[] }[] = [
  { slug: 'privacy-policy', versions: [firstPrivacy, secondPrivacy] },
  { slug: 'terms-of-service', versions: [firstTerms] },
];
