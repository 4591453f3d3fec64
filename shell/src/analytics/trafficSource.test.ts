import { classify } from './trafficSource';

const at = (query: string, referrer = '') =>
  classify(new URL(`https://emberline.example/${query}`), referrer);

describe('where a visit came from', () => {
  it.each([
    ['?gclid=abc', 'a click id'],
    ['?utm_source=news&utm_medium=cpc', 'the medium cpc'],
    ['?utm_source=news&utm_medium=PPC', 'the medium ppc'],
    ['?utm_source=google-ads&utm_medium=display', 'the source google-ads'],
    ['?utm_source=GoogleAds', 'the source googleads'],
  ])('%s is paid, by %s', (query) => {
    expect(at(query).isPaid).toBe(true);
  });

  it('keeps the click id and the campaign', () => {
    expect(at('?gclid=abc&utm_campaign=spring')).toMatchObject({
      gclid: 'abc',
      campaign: 'spring',
      source: 'google',
      medium: 'cpc',
    });
  });

  it.each([
    ['https://www.google.com/', 'google', 'organic'],
    ['https://www.google.co.uk/search?q=it', 'google', 'organic'],
    ['https://www.bing.com/', 'bing', 'organic'],
    ['https://search.yahoo.com/', 'yahoo', 'organic'],
    ['https://duckduckgo.com/', 'duckduckgo', 'organic'],
    ['https://www.linkedin.com/feed', 'linkedin', 'social'],
    ['https://l.facebook.com/', 'facebook', 'social'],
    ['https://twitter.com/x', 'twitter', 'social'],
    ['https://www.instagram.com/', 'instagram', 'social'],
    ['https://chamber.example/members', 'chamber.example', 'referral'],
    ['', 'direct', 'none'],
    ['https://emberline.example/faq', 'direct', 'none'],
    ['not an address', 'direct', 'none'],
  ])('from %s it is %s, %s', (referrer, source, medium) => {
    expect(at('', referrer)).toEqual({ source, medium, campaign: null, isPaid: false, gclid: null });
  });

  it('is not fooled by a name that only contains an engine', () => {
    expect(at('', 'https://notgoogle.example/').medium).toBe('referral');
  });

  it('believes the campaign over the referrer', () => {
    expect(at('?utm_source=newsletter&utm_medium=email', 'https://www.google.com/')).toMatchObject({
      source: 'newsletter',
      medium: 'email',
      isPaid: false,
    });
  });
});
