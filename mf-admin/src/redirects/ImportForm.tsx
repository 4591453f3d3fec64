import type { RedirectImportResult } from '@site/api/contract/redirects';
import { Button, styled, useToast } from '@site/shell/kit';
import { FileField, useFormControl } from '@site/shell/kit/fields';
import { Form, FormCells, SubmitButton } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { wordsOf } from '../parts/wordsOf';
import { ImportPreview } from './ImportPreview';
import { useCreateRedirectImportMutation } from './redirectsApi';

/** A table of redirects: chosen, tried without doing anything, shown line by line, and then added whole or not at all. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const [createImport] = useCreateRedirectImportMutation();
  const [trial, setTrial] = useState<Trial>();
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  const send = async ({ file }: Values) => {
    setProblem(undefined);
    const isTried = trial !== undefined && trial.file === file && !trial.result.errors.length;
    // What is added is what was shown, whatever became of the file since.
    const csv = isTried ? trial.csv : await readText(file);
    try {
      const result = await createImport({ body: { csv, isDryRun: !isTried } }).unwrap();
      setTrial({ file, csv, result });
      if (!result.isDone) return;
      toast({ title: `${counted(result.rows)} added`, description: 'In force within five seconds.' });
      onClose();
    } catch (error) {
      setTrial(undefined);
      throw readable(error as ApiError);
    }
  };
  return (
    <Form<Values>
      label="Import redirects"
      initial={{ file: '' }}
      onSubmit={send}
      onFailure={(error) => setProblem(error as ApiError)}
      keepValues
    >
      <Body trial={trial} problem={problem} onClose={onClose} />
    </Form>
  );
}

function Body({ trial, problem, onClose }: { trial?: Trial; problem?: ApiError; onClose: () => void }) {
  const { values } = useFormControl<Values>();
  const shown = trial?.file === values.file ? trial : undefined;
  const isRefused = shown !== undefined && shown.result.errors.length > 0;
  const isReady = shown !== undefined && !isRefused;
  return (
    <Look>
      <FormCells isDense isSingle>
        <FileField
          name="file"
          label="Table"
          accept=".csv,text/csv"
          most={MOST_BYTES}
          hint="CSV with a first line of from,to,code,match. Code and match may be left out: 301, this address alone."
        />
      </FormCells>
      {shown && <ImportPreview lines={shown.csv.split('\n')} result={shown.result} />}
      {problem && !problem.fieldErrors && (
        <p role="alert" className="problem">
          {wordsOf(problem)} {problem.requestId && <span className="m mu">request {problem.requestId}</span>}
        </p>
      )}
      <footer>
        <SubmitButton
          tone="navy"
          size="small"
          busy={isReady ? 'Adding…' : 'Checking…'}
          isHeld={!values.file || isRefused}
        >
          {isReady ? `Add ${counted(shown.result.rows)}` : 'Check the table'}
        </SubmitButton>
        <Button tone="line" size="small" onClick={onClose}>
          Cancel
        </Button>
      </footer>
    </Look>
  );
}

interface Values {
  file: File | '';
}

/** What the API said about a file it was shown. */
interface Trial {
  file: File | '';
  csv: string;
  result: RedirectImportResult;
}

const MOST_BYTES = 60_000;

/** Rejects when the file was moved or changed since it was chosen, and when its letters cannot be told. */
async function readText(file: File | ''): Promise<string> {
  if (!file) return '';
  const text = await file.text().catch(() => {
    throw atFile('The file could not be read. Please choose it again.');
  });
  // Else the sign that stands for each such letter would become a part of addresses.
  if (text.includes('\ufffd'))
    throw atFile('The file is not in UTF-8. Please save it as “CSV UTF-8”, then choose it again.');
  return text.replace(/\r\n?/g, '\n');
}

const atFile = (file: string) => ({ fieldErrors: { file } });

const counted = (rows: number) => (rows === 1 ? '1 redirect' : `${rows.toLocaleString('en-US')} redirects`);

/** What the API says about the text is about the file here. */
function readable(error: ApiError): ApiError {
  const file = error.fieldErrors?.csv;
  return file ? { ...error, fieldErrors: { file } } : error;
}

const Look = styled('div')`
  .problem {
    padding: 10px 20px;
    box-shadow: inset 3px 0 0 var(--error);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 14px 20px 16px;
  }
`;
