/** A provider that receives or sends email for others. */
export interface MailHost {
  name: string;
  /** Suffixes of its mail server names. */
  servers?: readonly string[];
  /** Its SPF include. */
  include?: string;
  /** Other names of its SPF record. */
  alsoIncluded?: readonly string[];
  /** DKIM selectors that its customers publish. */
  selectors: readonly string[];
}

/** Filtering services in front of another host have no SPF record here, since they do not reveal who sends. */
const MAIL_HOSTS: readonly MailHost[] = [
  {
    name: 'Google Workspace',
    servers: ['google.com', 'googlemail.com'],
    include: '_spf.google.com',
    selectors: ['google'],
  },
  {
    name: 'Microsoft 365',
    servers: ['mail.protection.outlook.com', 'mx.microsoft'],
    include: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  {
    name: 'Zoho Mail',
    servers: ['zoho.com', 'zoho.eu', 'zoho.in', 'zohomail.com'],
    include: 'zohomail.com',
    alsoIncluded: ['zoho.com', 'zoho.eu', 'one.zoho.com'],
    selectors: ['zoho', 'zmail', 'zohomail', '1522905413783'],
  },
  {
    name: 'Proofpoint',
    servers: ['pphosted.com', 'ppe-hosted.com'],
    selectors: ['proofpoint', 'pps1', 'pp1'],
  },
  { name: 'Mimecast', servers: ['mimecast.com', 'mimecast.co.za'], selectors: ['mimecast', 'mimecast1'] },
  { name: 'Barracuda', servers: ['barracudanetworks.com', 'cudaops.com'], selectors: ['barracuda'] },
  { name: 'Cisco Secure Email', servers: ['iphmx.com'], selectors: ['iphmx', 'cisco'] },
  {
    name: 'Fastmail',
    servers: ['messagingengine.com'],
    include: 'spf.messagingengine.com',
    selectors: ['fm1', 'fm2', 'fm3', 'mesmtp'],
  },
  {
    name: 'Proton Mail',
    servers: ['protonmail.ch', 'proton.ch'],
    include: '_spf.protonmail.ch',
    selectors: ['protonmail', 'protonmail2', 'protonmail3'],
  },
  { name: 'iCloud Mail', servers: ['mail.icloud.com'], include: 'icloud.com', selectors: ['sig1'] },
  { name: 'Rackspace Email', servers: ['emailsrvr.com'], include: 'emailsrvr.com', selectors: ['default'] },
  {
    name: 'GoDaddy Email',
    servers: ['secureserver.net'],
    include: 'secureserver.net',
    selectors: ['default'],
  },
  {
    name: 'Namecheap Private Email',
    servers: ['privateemail.com'],
    include: 'spf.privateemail.com',
    selectors: ['default'],
  },
  {
    name: 'IONOS',
    servers: ['ionos.com', 'ionos.de', 'ionos.co.uk', 'kundenserver.de', '1and1.com'],
    include: '_spf-us.ionos.com',
    alsoIncluded: ['_spf-eu.ionos.com', '_spf.perfora.net'],
    selectors: ['s1-ionos', 's2-ionos'],
  },
  {
    name: 'Hostinger',
    servers: ['hostinger.com', 'titan.email'],
    include: '_spf.mail.hostinger.com',
    alsoIncluded: ['spf.titan.email'],
    selectors: ['hostingermail-a', 'hostingermail-b', 'hostingermail-c', 'titan1', 'titan2'],
  },
  {
    name: 'Yandex Mail',
    servers: ['yandex.net', 'yandex.ru'],
    include: '_spf.yandex.net',
    selectors: ['mail'],
  },
  {
    name: 'Cloudflare Email Routing',
    servers: ['mx.cloudflare.net'],
    include: '_spf.mx.cloudflare.net',
    selectors: ['cf2024-1'],
  },
  {
    name: 'Amazon SES',
    servers: ['amazonaws.com', 'awsapps.com'],
    include: 'amazonses.com',
    selectors: ['amazonses'],
  },
  { name: 'SendGrid', include: 'sendgrid.net', selectors: ['s1', 's2', 'smtpapi'] },
  {
    name: 'Mailgun',
    servers: ['mailgun.org'],
    include: 'mailgun.org',
    selectors: ['k1', 'mta', 'mailo', 'pic', 'smtp', 'mx'],
  },
  {
    name: 'Mailchimp',
    include: 'servers.mcsv.net',
    alsoIncluded: ['spf.mandrillapp.com'],
    selectors: ['k1', 'k2', 'k3', 'mandrill', 'mte1', 'mte2'],
  },
  { name: 'Postmark', include: 'spf.mtasv.net', selectors: ['pm', 'postmark'] },
  {
    name: 'Brevo',
    include: 'spf.brevo.com',
    alsoIncluded: ['spf.sendinblue.com'],
    selectors: ['mail', 'brevo1', 'brevo2'],
  },
  { name: 'HubSpot', include: 'spf.hubspot.com', selectors: ['hs1', 'hs2'] },
  { name: 'Zendesk', include: 'mail.zendesk.com', selectors: ['zendesk1', 'zendesk2'] },
  { name: 'Constant Contact', include: 'spf.constantcontact.com', selectors: ['ctct1', 'ctct2'] },
  { name: 'Salesforce', include: '_spf.salesforce.com', selectors: ['salesforce', 'sf1', 'sf2'] },
];

/** Tried if the email host is unknown. */
export const COMMON_SELECTORS = [
  'default',
  'dkim',
  'mail',
  'email',
  'selector',
  'selector1',
  'selector2',
  'google',
  'key1',
  'key2',
  's1',
  's2',
  's1024',
  's2048',
  'k1',
  'k2',
  'k3',
  'm1',
  'mx',
  'smtp',
  'sig1',
  'dkim1',
  'pm',
  'cm',
  'mandrill',
  'zoho',
  'protonmail',
  'fm1',
  'mxvault',
  'everlytickey1',
] as const;

const hasSuffix = (name: string, ends: readonly string[] = []) =>
  ends.some((end) => `.${name.toLowerCase().replace(/\.$/, '')}`.endsWith(`.${end}`));

/** The provider of these mail servers. */
export const findMailHost = (exchanges: readonly string[]): MailHost | undefined =>
  MAIL_HOSTS.find(({ servers }) => exchanges.some((exchange) => hasSuffix(exchange, servers)));

/** The providers included by an SPF record. */
export const findSenders = (spf: string): MailHost[] => {
  const included = [...spf.matchAll(/\b(?:include:|redirect=)(\S+)/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  return MAIL_HOSTS.filter(({ include, alsoIncluded = [] }) =>
    included.some((name) => name === include || hasSuffix(name, alsoIncluded)),
  );
};

/** The provider of one SPF include. */
export const findSenderByInclude = (name: string): MailHost | undefined => findSenders(`include:${name}`)[0];
