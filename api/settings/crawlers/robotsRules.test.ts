import { findRobotsError, isAllowed, parseRobots } from './robotsRules';

test.each([
  [''],
  ['# Only a comment'],
  ['User-agent: *\nDisallow: /landing/partners'],
  ['User-agent: *\r\nDisallow:\r\nAllow: /blog/*.pdf$ # files'],
  ['user-agent: AhrefsBot\nuser-agent: SemrushBot\nDisallow: /\nCrawl-delay: 10'],
])('accepts %j', (rules) => {
  expect(findRobotsError(rules)).toBeUndefined();
});

test.each([
  ['Disallow: /blog', 'Line 1: please name the crawler first, such as User-agent: *.'],
  ['User-agent: *\n\nBlock /blog', 'Line 3: please start with User-agent, Allow, Disallow or Crawl-delay'],
  ['User-agent: *\nSitemap: https://a.example/s.xml', 'Line 2: please start with'],
  ['User-agent:', 'Line 1: please enter * or the name of one crawler.'],
  ['User-agent: a b', 'Line 1: please enter * or the name of one crawler.'],
  ['User-agent: *\nDisallow: blog', 'Line 2: please enter a path that starts with / or *.'],
  ['User-agent: *\nCrawl-delay: soon', 'Line 2: please enter a whole number of seconds.'],
  ['User-agent: *\nDisallow: /', 'These rules hide the whole site from Googlebot.'],
  ['User-agent: *\nDisallow: /\nAllow: /$', 'These rules hide the whole site from Googlebot.'],
  ['User-agent: bingbot\nDisallow: /', 'These rules hide the whole site from Bingbot.'],
  ['#\n'.repeat(100), 'Please use at most 100 lines.'],
])('refuses %j', (rules, message) => {
  expect(findRobotsError(rules)).toContain(message);
});

test('says whether a search engine may read a path', () => {
  const robots = parseRobots('User-agent: *\nDisallow: /landing/\nAllow: /landing/open');
  expect(['/landing/a', '/landing/open', '/blog'].map((path) => isAllowed(robots, path))).toEqual([
    false,
    true,
    true,
  ]);
});
