import { findPageAddresses } from '../../content/addresses/model';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { badRequest } from '../../platform/errors/HttpError';
import { readRobots } from '../../settings/crawlers/readRobots';
import { findRobotsError } from '../../settings/crawlers/robotsRules';
import { robotsText } from '../../settings/crawlers/robotsText';
import { mayReadSettings } from '../../settings/policy';
import { testCrawler } from './contract';

/** The test of a URL against `robots.txt`. */
export function crawlerTestRoutes(api: Api): void {
  const { publicOrigin } = api.env;
  addRoute(api, testCrawler, mayReadSettings, async ({ body: { url, crawler, settings }, skipAudit }) => {
    skipAudit();
    const parsed = parseUrl(url.trim(), publicOrigin);
    const message = 'This URL isn’t on this site. Enter a path such as /services.';
    if (parsed?.origin !== publicOrigin) throw badRequest(message, { url: message });
    const path = `${parsed.pathname}${parsed.search}`;
    const hidden = (await findPageAddresses())?.hidden ?? [];
    const text = robotsText({ ...settings, robotsRules: settings.robotsRules.trim() }, hidden, publicOrigin);
    return {
      path,
      crawler,
      ...readRobots(text, path, crawler),
      robotsText: text,
      problem: findRobotsError(settings.robotsRules) ?? '',
    };
  });
}
