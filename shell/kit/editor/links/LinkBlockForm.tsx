import { findVideo, type LinkBlockKind } from '@site/api/content/markdown/linkBlocks';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../page/Button';
import { AddressFormStyles } from './AddressFormStyles';
import type { FileSource } from './fileSource';
import type { LinkBlockAttributes } from './linkBlock';
import type { LinkTargets } from './linkTargets';
import { readLink } from './readLink';

/** Form of a button or a video. It inserts a block, or changes the selected one. */
export function LinkBlockForm({ editor, kind, pasted, files, useLinkTargets, onClose }: LinkBlockFormProps) {
  const known = editor.isActive('linkBlock', { kind })
    ? (editor.getAttributes('linkBlock') as LinkBlockAttributes)
    : undefined;
  const [label, setLabel] = useState(known?.label ?? '');
  const [typed, setTyped] = useState(known?.href ?? pasted ?? '');
  const [missing, setMissing] = useState<'label' | 'href'>();
  const id = useId();
  const targets = useLinkTargets(kind === 'button' ? typed : '');
  const labelInput = useRef<HTMLInputElement>(null);
  const linkInput = useRef<HTMLInputElement>(null);
  useEffect(() => (pasted || kind === 'button' ? labelInput : linkInput).current?.focus(), [pasted, kind]);
  const { labelName, labelError, linkName, linkError, placeholder, noun } = texts[kind];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const href = kind === 'button' ? readLink(typed, targets) : findVideo(typed.trim()) && typed.trim();
    const wrong = label.trim() ? !href && 'href' : 'label';
    if (wrong || !href) {
      setMissing(wrong || 'href');
      (wrong === 'label' ? labelInput : linkInput).current?.focus();
      return;
    }
    const attrs = { kind, label: label.trim().replace(/\s+/g, ' '), href: encodeSigns(href) };
    editor.chain().focus().insertContent({ type: 'linkBlock', attrs }).run();
    onClose();
  };
  const chooseFile = () =>
    files?.choose((file) => {
      setTyped(file.address);
      setLabel((current) => current || file.label);
      setMissing(undefined);
    });
  const fieldOf = (field: 'label' | 'href') => ({
    'aria-invalid': missing === field || undefined,
    'aria-describedby': missing === field ? `${id}-error` : undefined,
    'aria-required': true,
  });
  const labelField = (
    <label key="label">
      {labelName}
      <input
        ref={labelInput}
        maxLength={MAX_LABEL}
        value={label}
        {...fieldOf('label')}
        onChange={({ target }) => {
          setLabel(target.value);
          setMissing(undefined);
        }}
      />
    </label>
  );
  const linkField = (
    <label key="link">
      {linkName}
      <input
        ref={linkInput}
        maxLength={MAX_URL}
        value={typed}
        placeholder={placeholder}
        list={kind === 'button' ? id : undefined}
        {...fieldOf('href')}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(undefined);
        }}
      />
      {kind === 'button' && (
        <datalist id={id}>
          {targets.map(({ path, label: name }) => (
            <option key={path} value={path} label={name} />
          ))}
        </datalist>
      )}
    </label>
  );
  return (
    <AddressFormStyles
      aria-label={noun}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onClose();
        editor.commands.focus();
      }}
    >
      {kind === 'button' ? [labelField, linkField] : [linkField, labelField]}
      {missing && (
        <p className="no" id={`${id}-error`} role="alert">
          {missing === 'label' ? labelError : linkError}
        </p>
      )}
      <div className="buttons">
        <Button type="submit" tone="navy" size="small">
          {known ? 'Save' : 'Insert'} {noun.toLowerCase()}
        </Button>
        {kind === 'button' && files && (
          <Button type="button" tone="line" size="small" aria-haspopup="dialog" onClick={chooseFile}>
            File
          </Button>
        )}
        <Button type="button" tone="line" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </AddressFormStyles>
  );
}

const MAX_LABEL = 120;
const MAX_URL = 500;

const texts = {
  button: {
    noun: 'Button',
    labelName: 'Label',
    labelError: 'Enter what the button says.',
    linkName: 'Link',
    linkError: 'Choose a page, or enter a path such as /contact or a URL.',
    placeholder: 'Page name, /contact or https://…',
  },
  video: {
    noun: 'Video',
    labelName: 'Title',
    labelError: 'Enter the title of the video. It is shown before the video plays.',
    linkName: 'YouTube or Vimeo link',
    linkError: 'Enter the link of one video on YouTube or Vimeo.',
    placeholder: 'https://www.youtube.com/watch?v=…',
  },
};

/** What would end a link in Markdown. */
const encodeSigns = (href: string) =>
  href.replace(
    /[\s()<>"\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );

interface LinkBlockFormProps {
  editor: Editor;
  kind: LinkBlockKind;
  /** The URL of a video that was pasted. */
  pasted?: string;
  files?: FileSource;
  useLinkTargets: LinkTargets;
  onClose: () => void;
}
