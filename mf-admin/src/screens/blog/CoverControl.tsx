import type { PostDraft } from '@site/api/content/posts/contract';
import { mediaAddressAt, mediaIdOf } from '@site/api/media/mediaAddress';
import { Button, styled } from '@site/shell/kit';
import { useState } from 'react';
import { FocusPicker } from '../../images/FocusPicker';
import { ImageDialog } from '../../images/ImageDialog';
import type { CustomControlProps } from '../../workbench/editor/definition/EditorDefinition';

/** The cover of a post: an image from the library with its alt text and focal point. */
export function CoverControl({ draft, onChangeFields: onWrite, isReadOnly }: CustomControlProps<PostDraft>) {
  const [isOpen, setIsOpen] = useState(false);
  const { image, imageAlt, focal } = draft;
  const library = mediaIdOf(image);
  return (
    <Styles>
      {image && !(library && !isReadOnly) && <img src={image} alt={imageAlt} />}
      {library && !isReadOnly && (
        <FocusPicker
          label="Focal point"
          help="The point that stays visible when the image is cropped."
          address={mediaAddressAt(library, 640)}
          alt={imageAlt}
          value={focal}
          onChange={(next) => onWrite({ focal: next })}
        />
      )}
      {!isReadOnly && (
        <div className="actions">
          <Button tone="line" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {image ? 'Change cover image' : 'Choose cover image'}
          </Button>
          {image && (
            <Button tone="text" size="small" onClick={() => onWrite(noCover)}>
              Remove
            </Button>
          )}
        </div>
      )}
      <ImageDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={({ address, alt, focus }) => onWrite({ image: address, imageAlt: alt, focal: focus })}
      />
    </Styles>
  );
}

const noCover = { image: '', imageAlt: '', focal: { x: 0.5, y: 0.5 } };

const Styles = styled('div')`
  display: grid;
  gap: 10px;
  > img {
    width: 100%;
    max-height: 220px;
    object-fit: contain;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
