import type { ContentDocument } from '@site/api/content/documents/contract';
import type { PostDraft } from '@site/api/content/posts/contract';
import { mediaAddressAt, mediaIdOf } from '@site/api/media/mediaAddress';
import { styled, useSettings } from '@site/shell/kit';
import { useState } from 'react';
import { getSearchMeta } from './postChecks';

/** The post as a network shows it to whom it is sent: with its cover, else with the picture that the site draws of it. */
export function SocialPreview({ draft, document }: SocialPreviewProps) {
  const { origin } = useSettings();
  // What became public since takes its time to be drawn.
  const [path] = useState(document.path);
  const { title, description } = getSearchMeta(draft);
  const library = mediaIdOf(draft.image);
  const picture = library ? mediaAddressAt(library, 640) : path && generatedImagePath(path);
  const { x, y } = draft.focal;
  const [missing, setMissing] = useState<string>();
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  return (
    <Styles aria-label="Social preview">
      {picture && picture !== missing ? (
        <img
          src={picture}
          alt={library ? draft.imageAlt : 'Generated image'}
          width="1200"
          height="630"
          style={library ? { objectPosition: `${x * 100}% ${y * 100}%` } : undefined}
          onError={() => setMissing(picture)}
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

/** Whatever stands for what it shows, the server leads to the picture as it is now. */
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
