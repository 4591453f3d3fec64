import { publishedLandings } from '../content/landingPages/publishedLandings';
import { publishedLocations } from '../content/locations/publishedLocations';
import { publishedPolicies } from '../content/policies/publishedPolicies';
import { publishedPosts } from '../content/posts/publishedPosts';
import { clearSaltCache } from '../insights/events/hashVisitor';
import { currentSettings } from '../settings/currentSettings';

const copies = [publishedLandings, publishedLocations, publishedPolicies, publishedPosts, currentSettings];

/** Throws away what modules keep of a database, before another one takes its place in this process. */
export function clearCaches(): void {
  for (const copy of copies) copy.forget();
  clearSaltCache();
}
