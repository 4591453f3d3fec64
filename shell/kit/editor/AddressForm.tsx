import styled from '@emotion/styled/base';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../page/Button';
import { below } from '../theme/widths';
import type { LinkTargets } from './linkTargets';

/** Form for the address of a link, or the address and alternative text of an image. */
export function AddressForm({ editor, kind, useLinkTargets, onClose }: AddressFormProps) {
  const known = editor.getAttributes(kind === 'link' ? 'link' : 'image');
  const [typed, setAddress] = useState<string>(known.href ?? known.src ?? '');
  const [hasError, setHasError] = useState(false);
  const listId = useId();
  const targets = useLinkTargets(kind === 'link' ? typed : '');
  const [alt, setAlt] = useState<string>(known.alt ?? '');
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
    const chain = editor.chain().focus();
    if (kind === 'image') chain.setImage({ src: address, alt }).run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
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
  const removeLink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Styles
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
      {hasError && (
        <p className="no" id={`${listId}-error`} role="alert">
          Choose a page, or enter a path such as /contact or a URL.
        </p>
      )}
      <div className="buttons">
        <Button type="submit" tone="navy" size="small" disabled={!typed.trim()}>
          {kind === 'link' ? 'Save link' : 'Insert image'}
        </Button>
        {kind === 'link' && known.href && (
          <Button type="button" tone="line" size="small" onClick={removeLink}>
            Remove link
          </Button>
        )}
        <Button type="button" tone="line" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Styles>
  );
}

/**
 * The address that was typed for a link: a path, an anchor, a URL, a domain, or the name or path of the only page that
 * is offered; undefined for other text.
 */
function readLink(typed: string, targets: ReturnType<LinkTargets>): string | undefined {
  const text = typed.trim();
  if (/^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(text)) return text;
  if (/^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(text)) return `https://${text}`;
  return targets.length === 1 ? targets[0]?.path : undefined;
}

interface AddressFormProps {
  editor: Editor;
  kind: 'link' | 'image';
  useLinkTargets: LinkTargets;
  onClose: () => void;
}

const Styles = styled('form')`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  padding: 8px 10px 10px;
  border-top: 1px solid var(--line);
  label {
    display: grid;
    flex: 1 1 180px;
    gap: 3px;
    font-size: 0.75rem;
    color: var(--muted);
  }
  input {
    height: 34px;
    padding: 0 10px;
    min-width: 0;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    font-size: 0.875rem;
  }
  /* One ring in place of the border, instead of border, outline and halo. */
  input:focus-visible {
    border-color: transparent;
    outline-offset: -2px;
    box-shadow: none;
  }
  p {
    flex-basis: 100%;
    font-size: 0.8125rem;
  }
  .buttons {
    display: flex;
    gap: 8px;
  }
  @media ${below.phone} {
    --ctl-pad: 9px;
    label {
      flex-basis: 100%;
    }
  }
`;
