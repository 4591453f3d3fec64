/** What a credential is, in the order in which pages list them. Apart from the contract, which pages need not load. */
export const credentialKinds = [
  { value: 'certification', label: 'Certification', plural: 'Certifications' },
  { value: 'partner', label: 'Partner status', plural: 'Partner status' },
  { value: 'insurance', label: 'Insurance', plural: 'Insurance' },
  { value: 'membership', label: 'Membership', plural: 'Memberships' },
  { value: 'seal', label: 'Accreditation seal', plural: 'Accreditation seals' },
] as const;
