import { acceptedFiles, type UploadedFile } from '@site/api/leads/files/contract';
import { useSettings } from '@site/shell/kit';
import { type ControlProps, FieldCell, type FieldProps } from '@site/shell/kit/form';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { fileRules } from './checkFiles';
import { UploadRow } from './UploadRow';
import { UploadStyles } from './UploadStyles';
import { useUploads } from './useUploads';

/** A question that is answered by files, which are uploaded as soon as they are chosen. */
export function UploadField({ slug, hint, ...field }: FieldProps & { slug: string }) {
  return (
    <FieldCell<UploadedFile[] | ''>
      {...field}
      hint={
        <>
          {hint && <>{hint} </>}
          {fileRules}
        </>
      }
      control={(control) => <Uploads slug={slug} {...control} />}
    />
  );
}

function Uploads({ slug, value, onChange, className, name, ...input }: UploadsProps) {
  // A saved draft may have the answer to an earlier question of another type.
  const files = Array.isArray(value) ? value : [];
  const { open, problems, add, retry, remove } = useUploads({ slug, name, value: files, onChange });
  const picker = useRef<HTMLInputElement>(null);
  return (
    <UploadStyles>
      <div className={`${className} picker`}>
        <input
          {...(input as object)}
          ref={picker}
          type="file"
          multiple
          accept={acceptedFiles}
          // Otherwise choosing the same file again would not fire a change event.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ target }) => add([...(target.files ?? [])])}
        />
        <Paperclip aria-hidden />
        <span>{files.length ? 'Add more files' : 'Choose files'}</span>
      </div>
      {files.length > 0 && (
        <ul aria-label="Chosen files">
          {files.map((file, at) => (
            <UploadRow
              // biome-ignore lint/suspicious/noArrayIndexKey: with another key, the focus is lost once a file is uploaded
              key={at}
              file={file}
              upload={open.get(file)}
              onRetry={() => retry(file)}
              onRemove={() => {
                remove(file);
                picker.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {problems.map((problem) => (
          <p key={problem} className="problem">
            {problem}
          </p>
        ))}
      </div>
      <WithoutScripts />
    </UploadStyles>
  );
}

interface UploadsProps extends ControlProps<UploadedFile[] | ''> {
  slug: string;
}

function WithoutScripts() {
  const { email, emailHref } = useSettings();
  return (
    <noscript>
      <p>
        Uploading needs JavaScript. Without it, please email your files to <a href={emailHref}>{email}</a>.
      </p>
    </noscript>
  );
}
