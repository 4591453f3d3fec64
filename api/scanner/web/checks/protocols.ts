import type { SecureVersion } from 'node:tls';
import type { Probe } from '../../Check';
import { createDeadline } from '../../createDeadline';
import { vetHost } from '../../guard/vetHost';
import { createEvidence, createWebCheck, unknownVerdict } from '../createWebCheck';
import { getSite } from '../site';
import { createConfigFixes } from '../snippets';
import { startTls } from '../startTls';

const PROBE_MS = 8_000;
const OLD = ['TLSv1', 'TLSv1.1'] as const;
const VERSION_NAMES: Record<string, string> = {
  TLSv1: 'TLS 1.0',
  'TLSv1.1': 'TLS 1.1',
  'TLSv1.2': 'TLS 1.2',
  'TLSv1.3': 'TLS 1.3',
};

/** Whether outdated TLS versions are disabled. */
export const protocols = createWebCheck(
  {
    check: 'protocols',
    title: 'TLS versions',
    weight: 0,
    why: 'TLS 1.0 and 1.1 are outdated encryption. Browsers refuse them, and PCI DSS and cyber insurers expect them to be off.',
  },
  async (subject, probe) => {
    const { secure: visited, host, page } = await getSite(subject, probe);
    const used = visited.hops[0]?.tls?.protocol;
    if (!used) return unknownVerdict('No web server answered with HTTPS');
    const [one, other] = await Promise.all(OLD.map((version) => isVersionOffered(host, version, probe)));
    const evidence = [
      createEvidence(VERSION_NAMES[used] ?? used, 'what the server offers'),
      ...[one, other].map((offered, at) =>
        createEvidence(
          VERSION_NAMES[OLD[at] ?? ''] ?? '',
          offered === 'unknown' ? 'couldn’t be checked' : (offered ?? ''),
        ),
      ),
    ];
    const fixes = createConfigFixes(
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
        headline: `Only ${VERSION_NAMES[used]}: browsers refuse to open the site`,
        evidence,
        advice: 'Turn on TLS 1.2 and 1.3, and turn off older versions.',
        fixes,
      };
    if (one === 'on' || other === 'on')
      return {
        state: 'fail',
        headline: 'Outdated TLS is still on',
        evidence,
        advice: 'Turn off TLS 1.0 and 1.1.',
        fixes,
      };
    if (one === 'unknown' || other === 'unknown')
      return { ...unknownVerdict('We couldn’t check this'), evidence };
    return { state: 'pass', headline: `${VERSION_NAMES[used] ?? used}, nothing outdated`, evidence };
  },
);

/** Whether a server supports a TLS version. A failure after connecting counts as no. */
async function isVersionOffered(
  name: string,
  version: SecureVersion,
  probe: Probe,
): Promise<'on' | 'off' | 'unknown'> {
  const { signal, dispose } = createDeadline(probe.signal, PROBE_MS);
  try {
    const vetting = await vetHost(name, probe.dns, probe.admits);
    if (vetting.state !== 'vetted') return 'unknown';
    const socket = await probe.connect(vetting.host, 443, signal);
    const end = () => void socket.destroy();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    return await startTls(socket, { name, authorities: probe.authorities, from: version, to: version })
      .then(() => 'on' as const)
      .catch(() => (signal.aborted ? 'unknown' : 'off'))
      .finally(end);
  } catch {
    return 'unknown';
  } finally {
    dispose();
  }
}
