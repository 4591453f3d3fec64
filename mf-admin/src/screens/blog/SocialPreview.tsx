import type { ContentDocument } from '@site/api/content/documents/contract';
import type { PostDraft } from '@site/api/content/posts/contract';
import { mediaAddressAt, mediaIdOf } from '@site/api/media/mediaAddress';
import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import { styled, useSettings } from '@site/shell/kit';
import { useState } from 'react';
import { getSearchMeta } from './postChecks';

/** The post as social networks show it: with its cover, else with the generated image. */
export function SocialPreview({ draft, document }: SocialPreviewProps) {
  const { origin } = useSettings();
  // The image of a newly published post takes a while to generate.
  const [path] = useState(document.path);
  const { title, description } = getSearchMeta(draft);
  const library = mediaIdOf(draft.image);
  const imageUrl = library ? mediaAddressAt(library, 640) : path && generatedImagePath(path);
  const { x, y } = draft.focal;
  const [missing, setMissing] = useState<string>();
  const host = parseUrl(origin)?.host ?? '';
  return (
    <Styles aria-label="Social preview">
      {imageUrl && imageUrl !== missing ? (
        <img
          src={imageUrl}
          alt={library ? draft.imageAlt : 'Generated image'}
          width="1200"
          height="630"
          style={library ? { objectPosition: `${x * 100}% ${y * 100}%` } : undefined}
          onError={() => setMissing(imageUrl)}
        />
      ) : (
        <p className="drawn">The site generates an image from the title.</p>
      )}
      <figcaption>
        <span className="m mu">{host}</span>
        <b>{title}</b>
        <span className="mu">{description || 'No description yet.'}</span>
      </figcaption>
    </Styles>
  );
}

interface SocialPreviewProps {
  draft: PostDraft;
  document: ContentDocument<PostDraft>;
}

/** Any hash works in this path: the server redirects to the current image. */
const generatedImagePath = (path: string) => `/social/${'0'.repeat(16)}${path}.png`;

const Styles = styled('figure')`
  margin: 0;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  overflow: hidden;
  background: var(--sheet);
  img,
  .drawn {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1200 / 630;
    object-fit: cover;
    border-bottom: 1px solid var(--line-2);
    background: var(--sand);
  }
  .drawn {
    display: grid;
    place-items: center;
    padding: 16px;
    background: var(--paper);
    color: var(--muted);
    font-size: var(--a13);
    text-align: center;
  }
  figcaption {
    display: grid;
    gap: 2px;
    padding: 10px 12px 12px;
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
  b {
    font-size: 1rem;
    font-weight: 550;
    color: var(--ink);
  }
  figcaption > .mu:last-of-type {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;
