import {
  type SearchConsoleConnection,
  SearchConsoleKey,
} from '@site/api/seo/searchConsoleConnection/contract';
import { Button, styled, useToast } from '@site/shell/kit';
import { TextAreaField, useFormChange } from '@site/shell/kit/form';
import { useRef } from 'react';
import { FormDialog } from '../../../workbench/screen/FormDialog';
import { useConnectSearchConsoleMutation } from './searchConsoleApi';

/** Connects a service account by its JSON key, or replaces the key of the one that is connected. */
export function ConnectDialog({ connection: { state, isDemo, version }, onClose }: ConnectDialogProps) {
  const [connect] = useConnectSearchConsoleMutation();
  const isNew = state === 'not_connected';
  return (
    <FormDialog<SearchConsoleKey>
      title={isNew ? 'Connect Search Console' : 'Replace the key'}
      text={
        isDemo
          ? 'A server on this machine stands in for Google. Its page, whose URL npm start shows, has a key to paste.'
          : 'Use the JSON key of a service account in Google Cloud. It is stored encrypted and never shown again.'
      }
      submitLabel={isNew ? 'Connect' : 'Replace key'}
      doneTitle={isNew ? 'Search Console connected' : 'Key replaced'}
      struct={SearchConsoleKey}
      initial={{ key: '' }}
      onSubmit={(body) => connect({ version, body }).unwrap()}
      onClose={onClose}
    >
      <TextAreaField
        name="key"
        label="JSON key"
        hint="Paste the whole file, from { to }, or choose it."
        rows={6}
      />
      <KeyFileButton />
    </FormDialog>
  );
}

/** Fills the field from the file that Google Cloud has created. */
function KeyFileButton() {
  const change = useFormChange();
  const { toast } = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES)
      toast({ title: 'This file is too large for a key', variant: 'destructive' });
    else change('key', await file.text());
  };
  return (
    <FileRow>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="JSON key file"
        accept=".json,application/json"
        onChange={({ target }) => handleFile(target.files?.[0])}
      />
      <Button tone="line" size="small" onClick={() => picker.current?.click()}>
        Choose a file
      </Button>
    </FileRow>
  );
}

const MAX_FILE_BYTES = 50_000;

const FileRow = styled('div')`
  padding: 10px 20px;
`;

interface ConnectDialogProps {
  connection: SearchConsoleConnection;
  onClose: () => void;
}
