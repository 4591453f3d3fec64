import type { Media } from '@site/api/media/contract';
import { thumbnailOf } from '@site/api/media/mediaAddress';
import { styled } from '@site/shell/kit';
import FileText from 'lucide-react/icons/file-text';

/** The picture of a file: a small version of an image, or a sign for a PDF. It fills its box. */
export function MediaThumbnail({ media, alt = '' }: { media: Media; alt?: string }) {
  if (media.kind === 'image') return <img src={thumbnailOf(media)} alt={alt} loading="lazy" />;
  return (
    <Styles>
      <FileText aria-hidden />
      PDF
    </Styles>
  );
}

const Styles = styled('span')`
  && {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 2px;
    width: 100%;
    height: 100%;
    background: var(--sand);
    color: var(--navy);
    font-size: 0.6875rem;
    font-weight: 600;
    line-height: 1;
  }
  svg {
    width: 20px;
    height: 20px;
  }
`;
