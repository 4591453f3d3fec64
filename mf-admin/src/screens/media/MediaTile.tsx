import type { Media } from '@site/api/media/contract';
import { styled } from '@site/shell/kit';
import { formatBytes } from '../../formatting/formatBytes';
import { MediaThumbnail } from '../../images/MediaThumbnail';
import { sizeOf } from './mediaFormat';

/** A file as a tile of the grid. */
export function MediaTile({ media }: { media: Media }) {
  return (
    <Styles>
      <span className="picture">
        <MediaThumbnail media={media} />
      </span>
      <b>{media.name}</b>
      <span className="note">{noteOf(media)}</span>
    </Styles>
  );
}

/** The alt text of an image, or the length of a PDF. */
export function noteOf(media: Media) {
  if (media.kind === 'pdf') return `${sizeOf(media)}, ${formatBytes(media.bytes)}`;
  return media.alt || <span className="wt">No alt text</span>;
}

const Styles = styled('span')`
  display: grid;
  min-width: 0;
  padding-bottom: 8px;
  font-size: var(--a13);
  .picture {
    display: block;
    aspect-ratio: 4 / 3;
    background: var(--sand);
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .picture svg {
    width: 36px;
    height: 36px;
  }
  b {
    margin-top: 8px;
    color: var(--ink);
    font-weight: 600;
  }
  b,
  .note {
    padding: 0 10px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .note {
    color: var(--muted);
  }
`;
