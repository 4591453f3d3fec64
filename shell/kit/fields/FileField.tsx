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
      control={({ value, onChange, ...input }) => (
        <FilePicker
          {...input}
          accept={accept}
          buttonLabel={buttonLabel}
          files={value ? [value] : []}
          onChange={([file = '']) => onChange(file)}
        />
      )}
    />
  );
}

/** An input of several files. The form's value is a list of `File`s. */
export function FilesField({
  accept,
  maxBytes,
  maxFiles,
  buttonLabel = 'Choose files',
  ...field
}: FilesFieldProps) {
  const validate = (chosen: readonly File[] | '' | undefined) => {
    const files = chosen || [];
    if (files.length > maxFiles) return `Choose at most ${maxFiles} files.`;
    const size = totalSize(files);
    return size > maxBytes
      ? `The files are ${sizeOf(size)} together. The maximum is ${sizeOf(maxBytes)}.`
      : undefined;
  };
  return (
    <FieldCell<readonly File[] | ''>
      {...field}
      wide
      validate={validate}
      control={({ value, ...input }) => (
        <FilePicker {...input} isMultiple accept={accept} buttonLabel={buttonLabel} files={value || []} />
      )}
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

interface FilesFieldProps extends FileFieldProps {
  maxFiles: number;
}

function FilePicker({
  files,
  onChange,
  className,
  accept,
  isMultiple = false,
  buttonLabel,
  name: _,
  ...input
}: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const label = files.length > 1 ? `${files.length} files` : (files[0]?.name ?? '');
  const clear = () => {
    if (picker.current) picker.current.value = '';
    onChange([]);
    picker.current?.focus();
  };
  return (
    <Styles className={className}>
      <input
        {...(input as object)}
        ref={picker}
        type="file"
        multiple={isMultiple}
        accept={accept}
        // Otherwise choosing the same file again would not fire a change event.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => onChange([...(target.files ?? [])])}
      />
      <Paperclip aria-hidden />
      <span>{label ? `${label}, ${sizeOf(totalSize(files))}` : buttonLabel}</span>
      {label && (
        <Button tone="text" size="small" aria-label={`Remove ${label}`} onClick={clear}>
          Remove
        </Button>
      )}
    </Styles>
  );
}

interface FilePickerProps extends Omit<ControlProps<unknown>, 'value' | 'onChange'> {
  files: readonly File[];
  onChange: (files: File[]) => void;
  accept: string;
  isMultiple?: boolean;
  buttonLabel: string;
}

const totalSize = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

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
