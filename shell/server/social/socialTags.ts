import { createHash } from 'node:crypto';
import { paths } from '../../paths';
import { type CardContent, readCard } from './readCard';
import { CARD_DESIGN, CARD_HEIGHT, CARD_WIDTH } from './SocialCard';

const HOME_PICTURE = '/og-default.png';

/** What a page's head says of its picture, for those who show previews; nothing where there is none. */
export function socialTags(html: string, origin: string): string {
  const words = readCard(html);
  if (!words) return '';
  const address = words.path === paths.home ? HOME_PICTURE : socialImagePath(words);
  const tags = { 'og:image': origin + address, 'og:image:width': CARD_WIDTH, 'og:image:height': CARD_HEIGHT };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}"/>`)
    .join('');
}

/** Where a page's picture is: an address that changes with what it shows. */
export const socialImagePath = (words: CardContent) => `/social/${hashOf(words)}${words.path}.png`;

const hashOf = (words: CardContent) =>
  createHash('sha256')
    // Of the drawing its own name, which changes with it; where the file lies changes with every release.
    .update(JSON.stringify({ ...words, drawing: words.illustration?.split('/').at(-1), CARD_DESIGN }))
    .digest('base64url')
    .slice(0, 16);
