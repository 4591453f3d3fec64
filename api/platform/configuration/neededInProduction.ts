import type { ServerName, Variables } from './variables';

/** The variables that each process needs in production. */
export const neededInProduction: Record<ServerName, string[]> = {
  api: [
    'PUBLIC_ORIGIN',
    'INTERNAL_KEY',
    'SESSION_SECRET',
    'AUDIT_KEY',
    'SEALING_KEYS',
    'SMTP_URL',
    'MAIL_FROM',
    'ADMIN_EMAIL',
    'BRAND_NAME',
    'BRAND_PHONE',
    'BRAND_LOCALITY',
    'BRAND_REGION',
    'BRAND_POSTAL_CODE',
  ],
  shell: ['PUBLIC_ORIGIN', 'INTERNAL_KEY', 'RELEASE_STORE', 'RELEASE_PUBLIC_KEYS'],
  scanner: [],
};

/** Values that production rejects. */
const forTests = [
  { name: 'PASSWORD_COST', value: 'lowest', instead: 'full' },
  { name: 'TIME_LIMITS', value: 'long', instead: 'usual' },
  { name: 'PAGE_CHECKS', value: 'off', instead: 'on' },
];

/** A line for each value that is for tests only, in production. */
export const findTestValues = (given: Variables): string[] =>
  forTests
    .filter(({ name, value }) => given.SITE_MODE === 'production' && given[name] === value)
    .map(({ name, instead }) => `  ${name} must be ${instead} in production`);
