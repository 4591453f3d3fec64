import { forgetSalt } from '../resources/events/visitorHash';
import { knownLandings } from '../resources/landingPages/publishedLandings';
import { publishedLocations } from '../resources/locations/publishedLocations';
import { publishedPolicies } from '../resources/policies/publishedPolicies';
import { publishedPosts } from '../resources/posts/publishedPosts';
import { currentSettings } from '../resources/settings/currentSettings';

const copies = [knownLandings, publishedLocations, publishedPolicies, publishedPosts, currentSettings];

/** Throws away what modules keep of a database, before another one takes its place in this process. */
export function forgetCopies(): void {
  for (const copy of copies) copy.forget();
  forgetSalt();
}
