import { createHash } from 'node:crypto';
import { paths } from '../../paths';
import { type CardContent, readCard } from './readCard';
import { CARD_DESIGN, CARD_HEIGHT, CARD_WIDTH } from './SocialCard';

const HOME_IMAGE = '/og-default.png';

/** The social image tags for a page's head; empty if the page gets no image. */
export function socialTags(html: string, origin: string): string {
  const content = readCard(html);
  if (!content) return '';
  const address = content.path === paths.home ? HOME_IMAGE : socialImagePath(content);
  const tags = { 'og:image': origin + address, 'og:image:width': CARD_WIDTH, 'og:image:height': CARD_HEIGHT };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}"/>`)
    .join('');
}

/** The path of a page's social image. It changes with its content. */
export const socialImagePath = (content: CardContent) => `/social/${hashOf(content)}${content.path}.png`;

const hashOf = (content: CardContent) =>
  createHash('sha256')
    // Only the illustration's file name, which contains its hash: its folder changes with every release.
    .update(
      JSON.stringify({ ...content, illustration: content.illustration?.split('/').at(-1), CARD_DESIGN }),
    )
    .digest('base64url')
    .slice(0, 16);
