import type { Probe } from '../../Check';
import {
  createEvidence,
  createHeaderEvidence,
  createPageCheck,
  unknownVerdict,
  type Verdict,
} from '../createWebCheck';
import { fetchVetted, getHeader, type WebResponse } from '../fetchVetted';
import { createConfigFixes } from '../snippets';

/**
 * Foreign test origins: a server that allows one of them allows every site. Any page can create a frame with the origin
 * `null`.
 */
const FOREIGN_ORIGINS = ['https://origin-of-a-stranger.example', 'null'];

/** Whether any site may read this one with the visitor's credentials. */
export const cors = createPageCheck(
  {
    check: 'cors',
    title: 'Cross-origin requests',
    weight: 50,
    why: 'If your server allows every website, any page your visitors open can read data that only they should see.',
  },
  async (page, _site, _subject, probe) => {
    const verdicts = await Promise.all(
      FOREIGN_ORIGINS.map((foreignOrigin) => testOrigin(foreignOrigin, page, probe)),
    );
    const [worst] = verdicts.sort((one, other) => RANK[one.state] - RANK[other.state]);
    return worst ?? unknownVerdict('Not checked');
  },
);

/** Order of severity. An unknown result may hide a failure, so it ranks directly below it. */
const RANK: Record<Verdict['state'], number> = { fail: 0, unknown: 1, warn: 2, pass: 3 };

async function testOrigin(foreignOrigin: string, { url }: WebResponse, probe: Probe): Promise<Verdict> {
  const answer = await fetchVetted(url, probe, { headers: { origin: foreignOrigin }, mostBytes: 1_000 });
  if (answer.state !== 'answered') return unknownVerdict('The second request wasn’t answered');
  const origin = getHeader(answer, 'access-control-allow-origin');
  const credentials = getHeader(answer, 'access-control-allow-credentials');
  const evidence = [
    createEvidence('Origin we sent', foreignOrigin),
    createHeaderEvidence('Access-Control-Allow-Origin', origin),
    createHeaderEvidence('Access-Control-Allow-Credentials', credentials),
  ];
  const lets = origin === foreignOrigin || origin === 'null';
  if (lets && credentials === 'true')
    return {
      state: 'fail',
      lost: 50,
      headline: 'Any website can read pages as your signed-in visitor',
      evidence,
      advice: 'Allow only websites from your own list, never “null,” and credentials only for those.',
      fixes: createConfigFixes(
        LINES,
        answer,
        'now',
        'Replace app.example.com with the websites that need access.',
      ),
    };
  if (lets)
    return {
      state: 'warn',
      headline: 'Any website can read your public pages',
      evidence,
      advice: 'That’s fine for public content. Remove the header where nobody needs it.',
    };
  if (origin === '*')
    return {
      state: 'pass',
      headline: 'Open to other websites, as usual for public files',
      evidence,
    };
  return { state: 'pass', headline: 'Other websites can’t read your pages', evidence };
}

const LINES = {
  nginx:
    'map $http_origin $allowed_origin {\n  default "";\n  "https://app.example.com" $http_origin;\n}\nadd_header Access-Control-Allow-Origin $allowed_origin always;\nadd_header Vary Origin always;',
  Apache:
    'SetEnvIf Origin "^https://app\\.example\\.com$" ALLOWED_ORIGIN=$0\nHeader always set Access-Control-Allow-Origin "%{ALLOWED_ORIGIN}e" env=ALLOWED_ORIGIN\nHeader always append Vary Origin',
  IIS: '<system.webServer>\n  <cors enabled="true">\n    <add origin="https://app.example.com" allowCredentials="true" />\n  </cors>\n</system.webServer>',
};
