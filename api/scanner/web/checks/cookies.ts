import { createPageCheck, toDisplayText, type Verdict } from '../createWebCheck';
import type { WebResponse } from '../fetchVetted';
import { getHstsSeconds, HALF_A_YEAR } from '../site';
import { createConfigFixes } from '../snippets';

interface Cookie {
  name: string;
  line: string;
  isSecure: boolean;
  isHttpOnly: boolean;
  sameSite: string;
  /** Has an invalid SameSite value, which browsers ignore. */
  isSameSiteUnknown: boolean;
  /** Probably a session cookie, judging by its name. */
  isSession: boolean;
  /** Set by the hosting platform for load balancing; contains no data and cannot be changed by the owner. */
  isOfHost: boolean;
  /** A CSRF token. */
  isFormToken: boolean;
  /** Its host has long-lived HSTS. */
  isStrict: boolean;
}

const SESSION = /sess|login|auth|jwt|(^|[._-])(sid|token|cfid|cftoken)($|[._-])/i;
const FORM_TOKEN = /csrf|xsrf/i;
const HOST_COOKIE = /^(heroku-session-affinity|AWSALB(TG)?(CORS)?|AWSELB(CORS)?|ARRAffinity(SameSite)?)$/i;
const TEST_COOKIE = /test_cookie/i;
const SAME_SITE_VALUE = /^(strict|lax|none)$/;

/** Whether cookies can be read or sent where they should not. */
export const cookies = createPageCheck(
  {
    check: 'cookies',
    title: 'Cookies',
    weight: 40,
    why: 'Anyone who steals a sign-in cookie can use your website as that visitor.',
  },
  async (page, site) => {
    const hops = site.secure.hops.length ? site.secure.hops : (await site.plain).hops;
    const strict = hops.filter((hop) => getHstsSeconds(hop) >= HALF_A_YEAR).map(({ url }) => url.hostname);
    const found = hops.flatMap((hop) => parseCookies(hop, strict.includes(hop.url.hostname)));
    return found.length
      ? evaluate(found, page)
      : { state: 'pass', headline: 'The home page sets no cookies' };
  },
);

const parseCookies = ({ headers }: WebResponse, isStrict: boolean): Cookie[] =>
  headers
    .filter(([name]) => name === 'set-cookie')
    .map(([, line]) => {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const attribute = (wanted: string) =>
        attributes.find((each) => each.split('=')[0]?.trim().toLowerCase() === wanted)?.split('=');
      const name = pair.split('=')[0]?.trim() ?? '';
      const sameSite = attribute('samesite')?.[1]?.trim().toLowerCase();
      const isOfHost = HOST_COOKIE.test(name);
      const isFormToken = FORM_TOKEN.test(name);
      return {
        name,
        line,
        isSecure: attribute('secure') !== undefined,
        isHttpOnly: attribute('httponly') !== undefined,
        sameSite: sameSite && SAME_SITE_VALUE.test(sameSite) ? sameSite : '',
        isSameSiteUnknown: sameSite !== undefined && !SAME_SITE_VALUE.test(sameSite),
        isOfHost,
        isSession: SESSION.test(name) && !isOfHost && !isFormToken && !TEST_COOKIE.test(name),
        isFormToken,
        isStrict,
      };
    });

/** Problems of a cookie with lost points, worst first. */
function findProblems(cookie: Cookie): { message: string; lost: number }[] {
  const { isSession, isFormToken, isStrict } = cookie;
  if (cookie.isOfHost) return [];
  const unsecured = isSession ? (isStrict ? 10 : 40) : isStrict ? 5 : 20;
  return [
    ...(cookie.isSecure ? [] : [{ message: 'no Secure: may be sent without encryption', lost: unsecured }]),
    ...(isSession && !cookie.isHttpOnly
      ? [{ message: 'no HttpOnly: any script in the page can read it', lost: 30 }]
      : []),
    ...(cookie.isSameSiteUnknown
      ? [{ message: 'SameSite has an unknown value and does nothing', lost: 20 }]
      : []),
    ...((isSession || isFormToken) && !cookie.sameSite && !cookie.isSameSiteUnknown
      ? [{ message: 'no SameSite: browsers decide where it’s sent', lost: 0 }]
      : []),
  ].sort((one, other) => other.lost - one.lost);
}

function evaluate(found: readonly Cookie[], page: WebResponse): Verdict {
  const judged = found
    .map((cookie) => ({ cookie, troubles: findProblems(cookie) }))
    .sort((one, other) => (other.troubles[0]?.lost ?? -1) - (one.troubles[0]?.lost ?? -1));
  const worst = judged[0]?.troubles[0];
  const evidence = judged.slice(0, 8).map(({ cookie, troubles }) => ({
    label: 'Set-Cookie',
    text: toDisplayText(hideValue(cookie.line)),
    parts: troubles.map(({ message }) => ({ text: cookie.name.slice(0, 80), message })),
  }));
  const count = `${found.length} cookie${found.length === 1 ? '' : 's'}`;
  if (!worst) return { state: 'pass', headline: `${count} on the home page, all well protected`, evidence };
  return {
    state: worst.lost >= 20 ? 'fail' : 'warn',
    lost: worst.lost,
    headline: `${judged.filter(({ troubles }) => troubles.length).length} of ${count} need better protection`,
    evidence,
    advice:
      'Ask your web developer to add Secure to every cookie, plus HttpOnly and SameSite=Lax to sign-in cookies.',
    fixes: createConfigFixes(
      {
        nginx: 'proxy_cookie_flags ~ secure httponly samesite=lax;',
        Apache:
          'Header always edit Set-Cookie "^((?!.*;\\s*Secure).*)$" "$1; Secure; HttpOnly; SameSite=Lax"',
        IIS: '<system.web>\n  <httpCookies requireSSL="true" httpOnlyCookies="true" sameSite="Lax" />\n</system.web>',
      },
      page,
      worst.lost >= 20 ? 'now' : 'this month',
      'It’s best to set this in the application. Leave HttpOnly off cookies that your scripts must read.',
    ),
  };
}

/** A Set-Cookie line without the value, which is private. */
const hideValue = (line: string) => line.replace(/=[^;]*/, '=…');
