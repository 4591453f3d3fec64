/** Processes that are configured by the environment. */
export type ProcessName = ServerName | 'mailbox' | 'demoServices' | 'mongod';
export type ServerName = 'api' | 'shell' | 'scanner';

/** Variables of the system that any program may need. */
export const ofTheMachine =
  /^(PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|LD_LIBRARY_PATH|SSL_CERT_\w+|(HTTPS?|NO)_PROXY|(https?|no)_proxy|NODE_(ENV|OPTIONS|EXTRA_CA_CERTS|USE_ENV_PROXY))$/;

const readByAll = ['SITE_MODE', 'DATA_DIR', 'LOG_LEVEL'];
const readByServers = [...readByAll, 'PUBLIC_ORIGIN', 'INTERNAL_KEY', 'TRUST_PROXY', 'METRICS_HOST'];

const demoPorts = ['HUBSPOT_DEMO_PORT', 'CALENDARS_DEMO_PORT', 'SEARCH_CONSOLE_DEMO_PORT'];

/** The variables of each process. All others are removed from its environment. */
export const readBy: Record<ProcessName, readonly string[]> = {
  api: [
    ...readByServers,
    'API_HOST',
    'API_PORT',
    'API_METRICS_PORT',
    'API_ASSETS',
    'MONGO_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_TO',
    'OUTBOX_LEASE_SECONDS',
    'JOB_POLL_SECONDS',
    'PAGE_CHECKS',
    'PASSWORD_COST',
    'TIME_LIMITS',
    'SESSION_SECRET',
    'AUDIT_KEY',
    'SEALING_KEYS',
    'BREACH_LIST_URL',
    'EMBEDDED_DATABASE',
    'CAL_WEBHOOK_SECRET',
    'CALENDLY_WEBHOOK_SECRET',
    'POSTMARK_WEBHOOK_SECRET',
    'MAILGUN_WEBHOOK_SECRET',
    'SENDGRID_WEBHOOK_KEY',
    'SES_TOPIC_ARN',
    'SNS_ORIGIN',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'ADMIN_PASSWORD_FILE',
    'TAG_MANAGER_ID',
    'FRAME_ORIGINS',
    'BRAND_NAME',
    'BRAND_PHONE',
    'BRAND_EMAIL',
    'BRAND_LOCALITY',
    'BRAND_REGION',
    'BRAND_POSTAL_CODE',
    'BRAND_SOCIALS',
    'BRAND_SEAL_IMAGE',
    'BRAND_BOOKING_ADDRESS',
    'SCANNER_SOCKET',
    'DEMONSTRATION_DOMAINS',
    'DNS_SERVERS',
    'DNS_OVER_HTTPS',
    'HUBSPOT_ORIGIN',
    'HUBSPOT_VERSION',
    'CALENDARS_ORIGIN',
    'SEARCH_CONSOLE_ORIGIN',
    'INDEXNOW_URL',
  ],
  shell: [
    ...readByServers,
    'HOST',
    'PORT',
    'SHELL_METRICS_PORT',
    'API_ORIGIN',
    'DEVELOPMENT',
    'RELEASE_STORE',
    'RELEASE_PUBLIC_KEYS',
    'RELEASE_PROBATION_SECONDS',
    'RELEASE_PROBATION_PAGES',
    'RELEASE_FAULT_SECONDS',
    'RELEASE_FAULT_PERCENT',
    'RELEASE_MINIMUM_SEQUENCE',
    'RENDER_LIMIT_MS',
  ],
  // It connects to servers of third parties, so it receives no secrets.
  scanner: [...readByAll, 'SCANNER_SOCKET', 'DNS_SERVERS', 'DNS_OVER_HTTPS'],
  mailbox: [...readByAll, 'MAILBOX_PORT'],
  demoServices: [...readByAll, ...demoPorts, 'PUBLIC_ORIGIN', 'API_PORT'],
  mongod: [],
};
