import type { SecureVersion } from 'node:tls';
import type { Probe } from '../../Check';
import { vet } from '../../guard/vet';
import { within } from '../../within';
import { judgedCheck, plain, unknown } from '../judge';
import { secure } from '../secure';
import { siteOf } from '../site';
import { configs } from '../snippets';

const PROBE_MS = 8_000;
const OLD = ['TLSv1', 'TLSv1.1'] as const;
const SAYS: Record<string, string> = {
  TLSv1: 'TLS 1.0',
  'TLSv1.1': 'TLS 1.1',
  'TLSv1.2': 'TLS 1.2',
  'TLSv1.3': 'TLS 1.3',
};

/** Whether outdated ways of encryption are off. */
export const protocols = judgedCheck(
  {
    check: 'protocols',
    title: 'TLS versions',
    weight: 0,
    why: 'TLS 1.0 and 1.1 were withdrawn in 2021: browsers refuse them, and insurers and card companies ask that they are off.',
  },
  async (subject, probe) => {
    const { secure: visited, host, page } = await siteOf(subject, probe);
    const used = visited.hops[0]?.tls?.protocol;
    if (!used) return unknown('No web server answered with HTTPS');
    const [one, other] = await Promise.all(OLD.map((version) => offers(host, version, probe)));
    const evidence = [
      plain(SAYS[used] ?? used, 'what we were offered'),
      ...[one, other].map((offered, at) =>
        plain(SAYS[OLD[at] ?? ''] ?? '', offered === 'unknown' ? 'could not be found out' : (offered ?? '')),
      ),
    ];
    const fixes = configs(
      {
        nginx: 'ssl_protocols TLSv1.2 TLSv1.3;',
        Apache: 'SSLProtocol -all +TLSv1.2 +TLSv1.3',
        Cloudflare: 'SSL/TLS > Edge Certificates > Minimum TLS Version: TLS 1.2',
        IIS: "# PowerShell, then restart\nforeach ($version in 'TLS 1.0', 'TLS 1.1') {\n  $key = \"HKLM:\\SYSTEM\\CurrentControlSet\\Control\\SecurityProviders\\SCHANNEL\\Protocols\\$version\\Server\"\n  New-Item $key -Force | Out-Null\n  New-ItemProperty $key -Name Enabled -Value 0 -PropertyType DWord -Force\n}",
      },
      page,
      'now',
    );
    if (OLD.some((version) => version === used))
      return {
        state: 'fail',
        headline: `Nothing newer than ${SAYS[used]}: browsers refuse to open the site`,
        evidence,
        advice: 'Switch TLS 1.2 and 1.3 on, and the older ones off.',
        fixes,
      };
    if (one === 'on' || other === 'on')
      return {
        state: 'fail',
        headline: 'Outdated TLS is still on',
        evidence,
        advice: 'Switch TLS 1.0 and 1.1 off.',
        fixes,
      };
    if (one === 'unknown' || other === 'unknown')
      return { ...unknown('Could not be found out this time'), evidence };
    return { state: 'pass', headline: `${SAYS[used] ?? used}, nothing outdated`, evidence };
  },
);

/** Whether a server shakes hands in one version. What breaks off after it was connected is a no. */
async function offers(name: string, version: SecureVersion, probe: Probe): Promise<'on' | 'off' | 'unknown'> {
  const { signal, letGo } = within(probe.signal, PROBE_MS);
  try {
    const vetting = await vet(name, probe.dns, probe.admits);
    if (vetting.state !== 'vetted') return 'unknown';
    const socket = await probe.connect(vetting.host, 443, signal);
    const end = () => void socket.destroy();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    return await secure(socket, { name, authorities: probe.authorities, from: version, to: version })
      .then(() => 'on' as const)
      .catch(() => (signal.aborted ? 'unknown' : 'off'))
      .finally(end);
  } catch {
    return 'unknown';
  } finally {
    letGo();
  }
}
