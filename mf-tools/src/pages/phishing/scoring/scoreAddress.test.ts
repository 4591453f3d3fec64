import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { type PartName, parseAddress } from '../address/parseAddress';
import { editDistance, toSkeleton } from '../address/skeleton';
import { samples } from '../samples/samples';
import { scoreAddress } from './scoreAddress';

const partsOf = (text: string) => {
  const address = parseAddress(text);
  const entries = Object.entries(address?.parts ?? {}).map(([name, span]) => [
    name,
    address?.text.slice(span.start, span.end),
  ]);
  return Object.fromEntries(entries) as Partial<Record<PartName, string>>;
};
const judge = (text: string) => {
  const address = parseAddress(text);
  if (!address) throw new Error(`no address: ${text}`);
  return scoreAddress(address);
};
const idsOf = (text: string) => judge(text).findings.map(({ id }) => id);

describe('parseAddress', () => {
  test('whole', () =>
    expect(partsOf('https://dana:x@pay.secure.firm.co.uk:8443/in/voice?u=sam#top')).toEqual({
      scheme: 'https:',
      user: 'dana:x@',
      subdomain: 'pay.secure.',
      domain: 'firm.',
      suffix: 'co.uk',
      port: ':8443',
      path: '/in/voice',
      query: '?u=sam',
      fragment: '#top',
    }));

  test.each([
    ['firm.example', { domain: 'firm.', suffix: 'example' }],
    ['hxxps://firm[.]example/a', { scheme: 'https:', domain: 'firm.', suffix: 'example', path: '/a' }],
    ['<http://firm(dot)example>', { scheme: 'http:', domain: 'firm.', suffix: 'example' }],
    ['javascript:alert(1)', { scheme: 'javascript:', path: 'alert(1)' }],
    ['http://192.0.2.1/x', { scheme: 'http:', domain: '192.0.2.1', path: '/x' }],
    ['https://shop.weebly.com', { scheme: 'https:', domain: 'shop.', suffix: 'weebly.com' }],
    ['https://firm.example./', { scheme: 'https:', domain: 'firm.', suffix: 'example.', path: '/' }],
  ])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts));

  test('normalizes numeric addresses in any notation', () => {
    expect(parseAddress('http://0x7f.1/')).toMatchObject({ isIp: true, host: '127.0.0.1' });
    expect(parseAddress('http://2130706433/')).toMatchObject({ isIp: true, host: '127.0.0.1' });
  });

  test('shows internationalized names in Unicode', () =>
    expect(parseAddress('https://xn--80ak6aa92e.com/')).toMatchObject({ host: 'аррӏе.com', label: 'аррӏе' }));

  test.each(['', 'hello', 'two words', 'http://', '///', 'a@', 'https://exa mple.com'])(
    '%j is none',
    (text) => expect(parseAddress(text)).toBeUndefined(),
  );
});

describe('signals', () => {
  test.each([
    ['data:text/html;base64,PHNjcmlwdD4=', 'script'],
    ['http://192.0.2.1/login', 'number'],
    ['https://paypal.com@firm.example/', 'user'],
    ['search-ms:query=invoice&crumb=location:x', 'handler'],
    ['http://192.168.1.1/', 'ownNetwork'],
    ['https://sunpass.com-bill.example/', 'fakeEnding'],
    ['https://netfIix.example/', 'capital'],
    ['https://firm.example/?e=c2FtQG90aGVyLmV4YW1wbGU', 'victim'],
    ['https://firm.example/out?url=https%3A%2F%2Fpaypal-login.top%2F', 'carried'],
    ['https://eu.safelinks.protection.outlook.com/?url=https%3A%2F%2Ffirm.example', 'wrapped'],
    ['java\tscript:alert(1)', 'script'],
    ['https://firm.example/images/track.php', 'wordpress'],
    ['https://acc.ddns.net/', 'freeHost'],
    ['https://paypal-account.example/', 'brand'],
    ['https://paypal.com.firm.example/', 'fakeEnding'],
    ['https://раураl.com/', 'mixedScripts'],
    ['https://xn--80ak6aa92e.com/', 'confusable'],
    ['https://paypa1.com/', 'confusable'],
    ['https://micros0ft-support.example/', 'confusable'],
    ['https://rnicrosoft.com/', 'confusable'],
    ['https://linkedln.com/', 'confusable'],
    ['https://faceboook.com/', 'lookalike'],
    ['https://irs-gov.example/', 'office'],
    ['https://firm.example/paypal/', 'brandInPath'],
    ['https://firm.example/wp-includes/js/index.php', 'wordpress'],
    ['https://firm.example/?e=sam%40other.example', 'victim'],
    ['https://firm.top/', 'ending'],
    ['https://a1b2firm.example/', 'figures'],
    ['https://one-two-three.example/', 'hyphens'],
    ['https://xkcdqrtz.example/', 'unspeakable'],
    ['https://bit.ly/abc', 'shortener'],
    ['https://firm.example/go?url=https://other.example/', 'redirect'],
    ['https://firm.example/setup.exe', 'download'],
    ['https://firm.example/www.other.example/', 'nested'],
    ['https://a.b.c.firm.example/', 'depth'],
    ['https://firm.example:8080/', 'port'],
    ['https://secure-login.example/', 'credential'],
    ['https://firm.example/login.php', 'credentialPage'],
    ['https://mīcrosoft.example/', 'confusable'],
    ['https://some-shop.weebly.com/', 'freeHost'],
    ['https://t-mobile.example/pay', 'brand'],
    ['https://my.wells-fargo-alerts.example/', 'brand'],
    ['https://american-express.example/', 'brand'],
    ['https://bank-of-america.example/', 'brand'],
    ['https://firm.cc/', 'ending'],
    ['https://paypal.cc/', 'brand'],
  ])('%s: %s', (text, id) => expect(idsOf(text)).toContain(id));

  test.each([
    'https://www.paypal.com/signin?returnUri=https%3A%2F%2Fwww.paypal.com',
    'https://login.microsoftonline.com/common/oauth2/authorize?client_id=1&redirect_uri=https://outlook.office.com',
    'https://www.amazon.de/-/en/dp/B0',
    'https://accounts.google.com/v3/signin',
    'https://microsoft.github.io/docs/',
    'https://adobe.wd5.myworkdayjobs.com/en-US/careers',
    'https://apple.stackexchange.com/questions/1',
    'https://bücher.example/neu',
    'https://firm.example/wp-content/uploads/2026/01/photo.jpg',
    'https://www.gov.uk/browse/benefits',
    'https://en.wikipedia.org/wiki/Amazon_(company)',
    'https://login.firm.example/',
    'https://d1a2b3c4e5f6g7.cloudfront.net/index.html',
    'https://troop4471.weebly.com/',
    'https://valley-animal-hospital.square.site/',
    'https://firm.sharepoint.com/:f:/s/plans/Eq9?email=jane%40other.example',
    'https://www.bank-of-somewhere.example/',
    'https://firm.example/sign-in?continue=https%3A%2F%2Fwww.firm.example%2Fdesk%3Flogin',
    'https://auth.firm.example/authorize?client_id=7&redirect_uri=https%3A%2F%2Fdesk.other.example%2Fcallback',
    'https://www-paypal-com.ezproxy.school.edu/research',
    'https://northern-trust-finance.example/login',
    'https://knightsbridge-northstar.example/',
    'https://netflix-clone.vercel.app/',
    'https://tc39.github.io/ecma262/',
    'https://fonts.somebody.netlify.app/a11y-9b.woff2',
    'https://firm.list-manage.com/unsubscribe?e=jane%40firm.example&url=https%3A%2F%2Fother.example',
    'https://blog.firm.example/wp-admin/',
    'https://nas.synology.me:5001/',
    'https://www.t-mobile.cz/osobni',
    'https://grow-ups.example/',
    'https://news.firm.co.uk/2026/11/a-long-story-about-nothing-much',
  ])('no warning signs in %s', (text) => expect(judge(text)).toMatchObject({ verdict: 'nothing' }));

  test.each([
    ['https://paypal.com.secure-login.account-verify.top/webscr', 'dangerous'],
    ['https://microsoft-365-login.weebly.com/', 'dangerous'],
    ['https://amazon-prime-renew.xyz/update', 'dangerous'],
    ['https://secure-update-wallet.web.app/', 'dangerous'],
    ['https://blue-garden77x4.web.app/', 'suspicious'],
    ['https://netflix-clone-login.vercel.app/', 'dangerous'],
    ['https://paypal-help.github.io/', 'dangerous'],
    ['https://docusign-sharedfile.live/', 'suspicious'],
    ['https://firm.list-manage.com/click?url=https%3A%2F%2Fpaypal-login.top%2Fa', 'dangerous'],
    ['https://evil.example/wp-admin/user/paypal/', 'dangerous'],
    ['https://firm-signin.example/', 'suspicious'],
    ['https://account-verify.example/', 'suspicious'],
    ['https://login.secure.account.update.firm.top/', 'suspicious'],
    ['http://usps.parcel-redelivery.top/track', 'dangerous'],
    ['https://wells-fargo-login.example/', 'dangerous'],
    ['https://t-mobile.example/pay', 'suspicious'],
    ['https://firm.cyou/track', 'suspicious'],
  ])('%s is %s', (text, verdict) => expect(judge(text).verdict).toBe(verdict));

  test('marks a complete hyphenated name', () => {
    const { findings } = judge('https://pay.t-mobile-bill.example/');
    const [span] = findings.find(({ id }) => id === 'brand')?.spans ?? [];
    expect('https://pay.t-mobile-bill.example/'.slice(span?.start, span?.end)).toBe('t-mobile');
  });

  test('marks the location of every finding', () => {
    const { findings } = judge('https://paypal.com.secure-login.firm.top:8080/x.exe?e=a@b.example');
    for (const { spans, message } of findings) {
      expect(spans.length).toBeGreaterThan(0);
      expect(message).toMatch(/^.{20,}[.]$/);
    }
  });
});

test('compares words by their appearance', () => {
  expect(toSkeleton('rnicr0s0ft')).toBe(toSkeleton('microsoft'));
  expect(toSkeleton('аррӏе')).toBe(toSkeleton('apple'));
  expect([
    editDistance('paypal', 'paypla', 2),
    editDistance('google', 'goggles', 2),
    editDistance('a', 'abcdef', 2),
  ]).toEqual([1, 2, 3]);
});

describe('arbitrary input', () => {
  const schemes = fc.constantFrom('https://', 'http://', '', 'hxxp://', 'ftp://', 'javascript:');
  const hosts = fc.oneof(fc.domain(), fc.ipV4(), fc.string({ unit: 'grapheme', maxLength: 40 }));
  const made = fc.tuple(schemes, hosts, fc.webPath(), fc.string()).map((pieces) => pieces.join(''));
  const sample = fc.constantFrom(...samples('forged-addresses'), ...samples('benign-addresses'));
  const sign = fc.constantFrom(...'@:/.?#[]%&-', 'xn--', '%40', '\u0430', '\u200b', '。', '[.]', '0x', '..');
  const mutated = fc
    .tuple(sample, fc.nat(120), fc.nat(8), fc.array(sign, { maxLength: 4 }))
    .map(([text, at, gone, put]) => text.slice(0, at) + put.join('') + text.slice(at + gone));

  test(`random and mutated URLs do not throw and have valid ranges`, () =>
    fc.assert(
      fc.property(fc.oneof(made, mutated, fc.string({ unit: 'binary' })), (text) => {
        const address = parseAddress(text);
        if (!address) return;
        const { findings } = scoreAddress(address);
        const spans = [...findings.flatMap((finding) => finding.spans), ...Object.values(address.parts)];
        for (const { start, end } of spans)
          if (start < 0 || end <= start || end > address.text.length)
            throw new Error(`${start} to ${end} of ${address.text.length}`);
      }),
    ));

  test.each(['a.', '%40a-.', '/wp-admin', '?u=https://', 'a@', '-', '1', 'xn--a.', '&#x;'])(
    '%j again and again is judged to its end',
    (piece) => {
      const address = `https://firm.example/${piece.repeat(200_000)}`;
      // Far more than needed, far less than a quadratic algorithm takes.
      runInNewContext('judge(address)', { judge, address }, { timeout: 60_000 });
    },
  );
});

test.each([
  ['https://firm.top\\@paypal.com/', 'firm.top'],
  ['https://firm.top\\.paypal.com/', 'firm.top'],
  ['https:\\\\firm.top/paypal.com', 'firm.top'],
  ['https:/firm.top/', 'firm.top'],
])('parses %s like browsers do', (text, registered) =>
  expect(parseAddress(text)).toMatchObject({ registered }),
);

test('scores a wrapped link by its target', () => {
  const wrap = (text: string) =>
    judge(
      `https://eu.safelinks.protection.outlook.com/?url=${encodeURIComponent(text)}&data=sam%40firm.example`,
    );
  expect(wrap('https://firm.example/plans')).toMatchObject({ points: 0 });
  expect(wrap('https://paypal-login.top/x').points).toBeGreaterThanOrEqual(60);
});

test.each([
  'https://outlook.firm.example/owa/',
  'https://www.aboutamazon.com/news',
  'https://apple-hill-farm.com/visit',
  'https://firm.example/help/connect-your-paypal-account',
])('%s: a brand name with a legitimate reason', (text) => expect(judge(text).verdict).toBe('nothing'));
