import type { ServerName } from './variables';

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
