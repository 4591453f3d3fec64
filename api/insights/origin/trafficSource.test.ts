import { trafficRules } from './contract';
import { exampleOrigin, exampleTouch } from './example';
import { nameOfTouch } from './nameOfTouch';
import { normalizeOrigin } from './normalizeOrigin';
import { classifySource, detectTrafficSource } from './trafficSource';

const detect = (query: string, referrer = '') =>
  detectTrafficSource(new URL(`https://emberline.example/${query}`), referrer);
const env = { sessionSecret: 'a secret for tests' };
const paid = { class: 'paid', isPaid: true };
const google = 'https://www.google.com/';

describe('traffic source of a visit', () => {
  it.each([
    ['?gclid=g', { ...paid, rule: 'gclid', source: 'google', medium: 'cpc', gclid: 'g' }],
    ['?gbraid=b', { ...paid, rule: 'gbraid', source: 'google', medium: 'cpc', gclid: null }],
    ['?wbraid=w', { ...paid, rule: 'wbraid', source: 'google', medium: 'cpc', gclid: null }],
    ['?dclid=d', { ...paid, rule: 'dclid', source: 'google', medium: 'cpc', gclid: null }],
    ['?msclkid=m', { ...paid, rule: 'msclkid', source: 'bing', medium: 'cpc', gclid: null }],
    ['?utm_source=news&utm_medium=cpc', { ...paid, rule: 'paid-medium', source: 'news' }],
    ['?utm_source=news&utm_medium=PPC', { ...paid, rule: 'paid-medium', medium: 'PPC' }],
    ['?utm_source=google-ads&utm_medium=display', { ...paid, rule: 'paid-source' }],
    ['?utm_source=GoogleAds', { ...paid, rule: 'paid-source', source: 'GoogleAds' }],
    ['?utm_source=news&utm_medium=email', { class: 'campaign', rule: 'campaign', isPaid: false }],
    ['?utm_source=news', { class: 'campaign', source: 'news', medium: 'campaign' }],
    ['?utm_medium=email', { class: 'campaign', source: 'direct', medium: 'email' }],
    ['?utm_source=facebook&utm_medium=paid_social', { class: 'campaign', isPaid: false }],
    ['?utm_source=maps&utm_medium=organic', { class: 'organic', rule: 'campaign', source: 'maps' }],
    ['?utm_source=page&utm_medium=Social', { class: 'social', rule: 'campaign' }],
    ['?utm_source=x&utm_medium=none', { class: 'campaign', rule: 'campaign' }],
    ['?utm_campaign=spring', { class: 'direct', rule: 'no-referrer', campaign: 'spring' }],
    ['?fbclid=f', { class: 'direct', isPaid: false }],
    ['?gclid=', { class: 'direct', gclid: null }],
    ['?utm_source=news&utm_term=it+help&utm_content=top', { term: 'it help', content: 'top' }],
  ])('%s alone results in %j', (query, expected) => {
    expect(detect(query)).toMatchObject(expected);
  });

  it.each([
    ['a Google click id', 'a Microsoft one', '?msclkid=m&gclid=g', { rule: 'gclid', source: 'google' }],
    ['a click id', 'the medium', '?gclid=g&utm_source=news&utm_medium=email', { ...paid, rule: 'gclid' }],
    ['a click id', 'the referrer', '?msclkid=m', { ...paid, source: 'bing' }],
    ['a paid medium', 'a paid source', '?utm_source=googleads&utm_medium=cpc', { rule: 'paid-medium' }],
    ['a paid source', 'an unpaid medium', '?utm_source=googleads&utm_medium=organic', { ...paid }],
    [
      'a campaign',
      'the referrer',
      '?utm_source=news&utm_medium=email',
      { class: 'campaign', source: 'news' },
    ],
    [
      'the referrer',
      'a campaign name alone',
      '?utm_campaign=spring',
      { class: 'organic', campaign: 'spring' },
    ],
    ['the referrer', 'an unpaid click ID', '?fbclid=f', { class: 'organic', source: 'google' }],
  ])('%s takes precedence over %s', (_first, _second, query, expected) => {
    expect(detect(query, google)).toMatchObject(expected);
  });

  it.each([
    [google, 'google', 'organic', 'search-engine'],
    ['https://www.google.co.uk/search?q=it', 'google', 'organic', 'search-engine'],
    ['https://www.bing.com/', 'bing', 'organic', 'search-engine'],
    ['https://search.yahoo.com/', 'yahoo', 'organic', 'search-engine'],
    ['https://duckduckgo.com/', 'duckduckgo', 'organic', 'search-engine'],
    ['https://www.linkedin.com/feed', 'linkedin', 'social', 'social-network'],
    ['https://lnkd.in/', 'linkedin', 'social', 'social-network'],
    ['https://l.facebook.com/', 'facebook', 'social', 'social-network'],
    ['https://twitter.com/x', 'twitter', 'social', 'social-network'],
    ['https://t.co/abc', 'twitter', 'social', 'social-network'],
    ['https://www.instagram.com/', 'instagram', 'social', 'social-network'],
    ['https://chamber.example/members', 'chamber.example', 'referral', 'other-site'],
    ['https://notgoogle.example/', 'notgoogle.example', 'referral', 'other-site'],
    ['', 'direct', 'none', 'no-referrer'],
    ['https://emberline.example/faq', 'direct', 'none', 'no-referrer'],
    ['not an address', 'direct', 'none', 'no-referrer'],
  ])('classifies referrer %s as %s, %s', (referrer, source, medium, rule) => {
    const plain = { source, medium, campaign: null, isPaid: false, gclid: null };
    expect(detect('', referrer)).toEqual({ ...plain, class: medium === 'none' ? 'direct' : medium, rule });
  });

  it('drops email addresses and shortens long values', () => {
    const long = detect(
      `?utm_source=${'s'.repeat(999)}&utm_campaign=dana%40example.com&gclid=${'g'.repeat(999)}`,
    );
    expect(long).toMatchObject({ source: 's'.repeat(200), campaign: null, gclid: 'g'.repeat(300) });
  });
});

test('an arrival is named with its term and content', () => {
  const touch = exampleTouch({ medium: 'cpc', campaign: 'autumn', term: 'it help', content: 'top' });
  expect(nameOfTouch(touch)).toBe('google / cpc / autumn, term it help, content top');
  expect(nameOfTouch(exampleTouch())).toBe('google / organic');
});

describe('the origin a browser sends', () => {
  it.each([
    '?gclid=g',
    '?gbraid=b&utm_medium=email&utm_source=x',
    '?msclkid=m',
    '?utm_medium=cpc',
    '?utm_source=google-ads',
    '?utm_source=news',
    '?utm_source=maps&utm_medium=organic',
    '',
  ])('is classified the same on the server (%s)', (query) => {
    for (const referrer of ['', google, 'https://t.co/x', 'https://chamber.example/']) {
      const arrival = detect(query, referrer);
      expect(trafficRules).toContain(arrival.rule);
      expect(classifySource(arrival, arrival.rule)).toEqual(arrival);
    }
  });

  it.each([
    [
      { rule: 'search-engine', class: 'paid', isPaid: true },
      { class: 'organic', isPaid: false },
    ],
    [{ rule: 'paid-medium' }, { class: 'organic', rule: 'search-engine' }],
    [{ rule: 'constructor' }, { class: 'organic', rule: 'search-engine' }],
    [{ medium: 'constructor' }, { class: 'campaign', rule: 'campaign' }],
    [
      { gclid: 'g', rule: 'no-referrer' },
      { ...paid, rule: 'gclid' },
    ],
    [
      { source: ' \n', medium: '' },
      { source: 'direct', medium: 'none', class: 'direct' },
    ],
    [{ campaign: 'a\nb' }, { campaign: 'a b' }],
    [{ campaign: 'dana%40example.com' }, { campaign: '…' }],
    [
      { term: ' a\nb', content: 'top' },
      { term: 'a b', content: 'top' },
    ],
  ])('normalizes %j to %j', (input, expected) => {
    expect(normalizeOrigin({ last: exampleTouch(input) }, env)?.last).toMatchObject(expected);
  });

  it('gets a plausible date and a redacted page', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    const normalizedDate = (time: string) =>
      normalizeOrigin({ first: exampleTouch({ at: time }) }, env, now)?.first?.at;
    expect(normalizedDate('2026-11-12T15:00:00.000Z')).toEqual(new Date('2026-11-12T15:00:00Z'));
    for (const odd of ['2999-01-01T00:00:00Z', '1999-01-01T00:00:00Z', 'soon', ''])
      expect(normalizedDate(odd)).toEqual(new Date(now));
    expect(normalizeOrigin(exampleOrigin({ page: '/share/dana@example.com?x=1' }), env)?.page).toBe(
      '/share/…',
    );
    expect(normalizeOrigin({}, env)).toBeUndefined();
    expect(normalizeOrigin(undefined, env)).toBeUndefined();
  });
});
