import { Button, styled } from '@site/shell/kit';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type AcceptedFiles, acceptedImages } from './acceptedFiles';

/** Accepts files, by default images, that are dropped on it, pasted while it is mounted, or selected from this device. */
export function UploadZone({ onFiles, isSingle, accepts = acceptedImages, children }: UploadZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();
  const take = (files: FileList | null | undefined) => {
    const all = [...(files ?? [])];
    if (all.length) onFiles(isSingle ? all.slice(0, 1) : all);
  };
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData?.files.length) return;
    event.preventDefault();
    take(event.clipboardData.files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Styles
      className={isOver ? 'is-over' : undefined}
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Upload aria-hidden />
      <p id={hint}>{children ?? `Drop files here or paste them. ${accepts.formats}, up to 10 MB.`}</p>
      <Button tone="line" size="small" aria-describedby={hint} onClick={() => picker.current?.click()}>
        {isSingle ? 'Choose a file' : 'Choose files'}
      </Button>
      <input
        ref={picker}
        type="file"
        aria-label={accepts.label}
        tabIndex={-1}
        hidden
        multiple={!isSingle}
        accept={accepts.types.join()}
        onChange={({ target }) => {
          take(target.files);
          // Without this, selecting the same file again fires no event.
          target.value = '';
        }}
      />
    </Styles>
  );
}

interface UploadZoneProps {
  onFiles: (files: File[]) => void;
  accepts?: AcceptedFiles;
  /** Accepts only the first file. */
  isSingle?: boolean;
  /** Replaces the text about accepted files. */
  children?: string;
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 10px 12px;
  border: 1px dashed var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  color: var(--muted);
  font-size: var(--a13);
  > svg {
    width: 18px;
    height: 18px;
    color: var(--blue);
    flex: none;
  }
  p {
    flex: 1 1 200px;
    min-width: 0;
  }
  &.is-over {
    border-style: solid;
    border-color: var(--ember);
    background: var(--ember-w);
    color: var(--ink);
  }
`;
