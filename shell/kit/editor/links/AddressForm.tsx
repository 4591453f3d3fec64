import { isWideImage, withImageWidth } from '@site/api/content/markdown/imageBlocks';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../page/Button';
import { canHaveCaption } from '../images/contentImage';
import { AddressFormStyles } from './AddressFormStyles';
import type { FileSource, LinkedFile } from './fileSource';
import type { LinkTargets } from './linkTargets';
import { readLink } from './readLink';

/** Form for the address of a link, or for an image: address, alternative text, caption and width. */
export function AddressForm({ editor, kind, files, useLinkTargets, onClose }: AddressFormProps) {
  const known = editor.getAttributes(kind === 'link' ? 'link' : 'image');
  const [typed, setAddress] = useState<string>(known.href ?? withImageWidth(known.src ?? '', false));
  const [hasError, setHasError] = useState(false);
  const listId = useId();
  const targets = useLinkTargets(kind === 'link' ? typed : '');
  const [alt, setAlt] = useState<string>(known.alt ?? '');
  const [caption, setCaption] = useState<string>(known.title ?? '');
  const [isWide, setIsWide] = useState(isWideImage(known.src ?? ''));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const address = kind === 'image' ? typed.trim() : readLink(typed, targets);
    if (!address) {
      setHasError(true);
      first.current?.focus();
      return;
    }
    if (kind === 'link') return setLink(address);
    const chain = editor.chain().focus();
    const isInLibrary = canHaveCaption(address);
    const title = caption.trim().replace(/\s+/g, ' ');
    chain
      .setImage({
        src: withImageWidth(address, isInLibrary && isWide),
        alt,
        title: title || undefined,
      })
      .run();
    onClose();
  };
  /** Links the selected words, or inserts a new link. */
  const setLink = (address: string, label = address) => {
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else
      chain
        .extendMarkRange('link')
        .setLink({ href: address })
        // Words that are typed next follow the link instead of replacing it.
        .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
        .run();
    onClose();
  };
  const chooseFile = () => files?.choose(({ address, label }: LinkedFile) => setLink(address, label));
  const removeLink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <AddressFormStyles
      aria-label={kind === 'link' ? 'Link' : 'Image'}
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onClose();
        editor.commands.focus();
      }}
    >
      <label>
        URL
        <input
          ref={first}
          value={typed}
          aria-invalid={hasError ? true : undefined}
          aria-describedby={hasError ? `${listId}-error` : undefined}
          onChange={({ target }) => {
            setAddress(target.value);
            setHasError(false);
          }}
          placeholder={kind === 'link' ? 'Page name, /contact or https://…' : '/api/media/…'}
          list={kind === 'link' ? listId : undefined}
        />
        <datalist id={listId}>
          {targets.map(({ path, label }) => (
            <option key={path} value={path} label={label} />
          ))}
        </datalist>
      </label>
      {kind === 'image' && (
        <label>
          Alt text
          <input required maxLength={300} value={alt} onChange={({ target }) => setAlt(target.value)} />
        </label>
      )}
      {kind === 'image' && canHaveCaption(typed.trim()) && (
        <>
          <label>
            Caption (optional)
            <input maxLength={300} value={caption} onChange={({ target }) => setCaption(target.value)} />
          </label>
          <label className="check">
            <input type="checkbox" checked={isWide} onChange={({ target }) => setIsWide(target.checked)} />
            Wide
          </label>
        </>
      )}
      {hasError && (
        <p className="no" id={`${listId}-error`} role="alert">
          Choose a page, or enter a path such as /contact or a URL.
        </p>
      )}
      <div className="buttons">
        <Button type="submit" tone="navy" size="small" disabled={!typed.trim()}>
          {kind === 'link' ? 'Save link' : known.src ? 'Save image' : 'Insert image'}
        </Button>
        {kind === 'link' && files && (
          <Button type="button" tone="line" size="small" aria-haspopup="dialog" onClick={chooseFile}>
            File
          </Button>
        )}
        {kind === 'link' && known.href && (
          <Button type="button" tone="line" size="small" onClick={removeLink}>
            Remove link
          </Button>
        )}
        <Button type="button" tone="line" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </AddressFormStyles>
  );
}

interface AddressFormProps {
  editor: Editor;
  kind: 'link' | 'image';
  files?: FileSource;
  useLinkTargets: LinkTargets;
  onClose: () => void;
}
