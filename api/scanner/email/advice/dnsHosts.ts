/** A DNS host, and instructions for adding records there. */
export interface DnsHost {
  name: string;
  note: string;
  /** Instructions for enabling DNSSEC. */
  signing: string;
}

interface KnownDnsHost extends DnsHost {
  servers: RegExp;
}

const GENERIC_DNSSEC_STEPS = 'Turn on DNSSEC at your DNS host, then add the DS record at your registrar.';

const DNS_HOSTS: readonly KnownDnsHost[] = [
  {
    name: 'Cloudflare',
    servers: /\.ns\.cloudflare\.com$/,
    note: 'Cloudflare: DNS, Records, Add record. Use the name and content shown here, proxy off.',
    signing: 'Cloudflare: DNS, Settings, Enable DNSSEC, then add the DS record it shows at your registrar.',
  },
  {
    name: 'Route 53',
    servers: /\.awsdns-\d+\./,
    note: 'Route 53: Create record. The value goes between double quotes, and in pieces of at most 255 characters.',
    signing:
      'Route 53: the hosted zone’s DNSSEC signing tab, Enable, then add the DS record at your registrar.',
  },
  {
    name: 'GoDaddy',
    servers: /\.domaincontrol\.com$/,
    note: 'GoDaddy: My Products, DNS, Add New Record. The name without your domain; GoDaddy adds it.',
    signing: 'GoDaddy: Domain settings, DNSSEC, turn on. If GoDaddy is also your registrar, that’s all.',
  },
  {
    name: 'Namecheap',
    servers: /\.(registrar-servers|namecheaphosting)\.com$/,
    note: 'Namecheap: Domain List, Manage, Advanced DNS. The host without your domain; Namecheap adds it.',
    signing: 'Namecheap: Domain List, Manage, Advanced DNS, DNSSEC, turn on.',
  },
  {
    name: 'Google Cloud DNS or Squarespace',
    servers: /\.(googledomains\.com|squarespacedns\.com)$/,
    note: 'Squarespace: Domains, DNS Settings, Add record. In Google Cloud DNS the name ends in your domain.',
    signing: 'Squarespace: Domains, DNS, DNSSEC, turn on. In Google Cloud DNS: the zone’s DNSSEC setting.',
  },
  {
    name: 'Azure DNS',
    servers: /\.azure-dns\.(com|net|org|info)$/,
    note: 'Azure: the DNS zone, Record sets, Add. The name without your domain.',
    signing: 'Azure: the DNS zone, DNSSEC, Enable, then add the DS record at your registrar.',
  },
  ...(
    [
      ['DigitalOcean', /\.digitalocean\.com$/],
      ['IONOS', /\.ui-dns\.(com|de|org|biz)$/],
      ['Wix', /\.wixdns\.net$/],
      ['Network Solutions', /\.worldnic\.com$/],
      ['Bluehost', /\.bluehost\.com$/],
      ['DreamHost', /\.dreamhost\.com$/],
      ['Porkbun', /\.porkbun\.com$/],
      ['Hostinger', /\.(dns-parking|hostinger)\.com$/],
      ['Hetzner', /\.(ns|first-ns|second-ns)\.?hetzner\.(com|de)$|\.(first|second)-ns\.(com|de)$/],
      ['Gandi', /\.gandi\.net$/],
      ['OVHcloud', /\.ovh\.(net|ca)$|\.anycast\.me$/],
      ['NS1', /\.nsone\.net$/],
      ['DNSimple', /\.dnsimple(-edge)?\.(com|net|org)$/],
      ['Vercel', /\.vercel-dns\.com$/],
      ['Akamai', /\.akam\.net$/],
    ] as const
  ).map(([name, servers]) => ({
    name,
    servers,
    note: `${name}: add it in the domain’s DNS records, the name without your domain.`,
    signing: GENERIC_DNSSEC_STEPS,
  })),
];

/** The DNS host of these name servers. */
export const findDnsHost = (servers: readonly string[]): DnsHost | undefined =>
  DNS_HOSTS.find((host) =>
    servers.some((server) => host.servers.test(server.toLowerCase().replace(/\.$/, ''))),
  );

export const getDnssecSteps = (host: DnsHost | undefined) => host?.signing ?? GENERIC_DNSSEC_STEPS;
