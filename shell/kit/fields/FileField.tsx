import styled from '@emotion/styled/base';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { type ControlProps, FieldCell, type FieldProps } from '../form/FieldCell';
import { Button } from '../page/Button';

/** A file input. The form's value is the `File`, or empty. */
export function FileField({ accept, maxBytes, buttonLabel = 'Choose a file', ...field }: FileFieldProps) {
  const validate = (file: File | '') =>
    file && file.size > maxBytes
      ? `The file is ${sizeOf(file.size)}. The maximum is ${sizeOf(maxBytes)}.`
      : undefined;
  return (
    <FieldCell<File | ''>
      {...field}
      wide
      validate={validate}
      control={(input) => <FileControl {...input} accept={accept} buttonLabel={buttonLabel} />}
    />
  );
}

export interface FileFieldProps extends FieldProps {
  /** The `accept` attribute, such as `.csv,text/csv`. */
  accept: string;
  /** Maximum size in bytes. */
  maxBytes: number;
  buttonLabel?: string;
}

interface FileControlProps extends ControlProps<File | ''> {
  accept: string;
  buttonLabel: string;
}

function FileControl({
  value: file,
  onChange,
  className,
  accept,
  buttonLabel,
  name: _,
  ...input
}: FileControlProps) {
  const picker = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (picker.current) picker.current.value = '';
    onChange('');
    picker.current?.focus();
  };
  return (
    <Styles className={className}>
      <input
        {...(input as object)}
        ref={picker}
        type="file"
        accept={accept}
        // Otherwise choosing the same file again would not fire a change event.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => onChange(target.files?.[0] ?? '')}
      />
      <Paperclip aria-hidden />
      <span>{file ? `${file.name}, ${sizeOf(file.size)}` : buttonLabel}</span>
      {file && (
        <Button tone="text" size="small" aria-label={`Remove ${file.name}`} onClick={clear}>
          Remove
        </Button>
      )}
    </Styles>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const Styles = styled('div')`
  position: relative;
  display: flex;
  align-items: center;
  gap: 9px;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    width: 16px;
    height: 16px;
    color: var(--blue);
    flex: none;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    position: relative;
    margin-left: auto;
  }
`;
