import {
  type HistoryFile,
  type HistoryImportResult,
  maxHistoryChars,
  maxHistoryFiles,
} from '@site/api/insights/history/contract';
import { Button, styled, useToast } from '@site/shell/kit';
import { FilesField, useFormControl } from '@site/shell/kit/fields';
import { Form, FormGrid, SubmitButton } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { errorMessage } from '../../../requests/errorMessage';
import { RequestDetails } from '../../../requests/RequestDetails';
import { DAYS } from './describeImported';
import { HistoryPreview } from './HistoryPreview';
import { useCreateHistoryImportMutation } from './historyApi';

/** Imports the files of an export: a dry run shows what is taken and what not, then it is imported as a whole. */
export function HistoryForm({ onClose }: { onClose: () => void }) {
  const [dryRun, setDryRun] = useState<DryRun>();
  const [problem, setProblem] = useState<ApiError>();
  const [create] = useCreateHistoryImportMutation();
  const { toast } = useToast();
  const send = async ({ files }: Values) => {
    setProblem(undefined);
    const checked = dryRun?.chosen === files ? dryRun : undefined;
    // Imports what the dry run showed, even if a file changed since.
    const read = checked?.files ?? (await Promise.all((files || []).map(readFile)));
    const { data, error } = await create({ body: { files: read, isDryRun: !checked } });
    if (!data) {
      setDryRun(undefined);
      throw error;
    }
    setDryRun({ chosen: files, files: read, result: data });
    if (!data.isDone) return;
    toast({
      title: `${formatQuantity(DAYS, data.days)} imported`,
      description: 'Imported days are marked. You can undo the import at any time.',
    });
    onClose();
  };
  return (
    <Form<Values>
      label="Import history"
      initial={{ files: [] }}
      onSubmit={send}
      onFailure={(error) => setProblem(error as ApiError)}
      keepValues
    >
      <Body dryRun={dryRun} problem={problem} onClose={onClose} />
    </Form>
  );
}

function Body({ dryRun, problem, onClose }: BodyProps) {
  const { values } = useFormControl<Values>();
  const shown = dryRun?.chosen === values.files ? dryRun.result : undefined;
  return (
    <Styles>
      <p>
        Daily totals from before this site counted its own visits. Days it counted never change. Only totals
        are imported, nothing about individual visitors.
      </p>
      <FormGrid isDense isSingle>
        <FilesField
          name="files"
          label="CSV files"
          accept=".csv,text/csv"
          maxBytes={maxHistoryChars}
          maxFiles={maxHistoryFiles}
          hint="Plausible: all files of the export, unzipped. Google Analytics 4: reports or explorations with the dimension Date, at least one with only Date, Total users and Sessions."
        />
      </FormGrid>
      {shown && <HistoryPreview result={shown} />}
      {problem && !problem.fieldErrors && (
        <div role="alert" className="problem">
          {errorMessage(problem)}
          {problem.requestId && <RequestDetails error={problem} />}
        </div>
      )}
      <footer>
        <SubmitButton
          tone="navy"
          size="small"
          busyLabel={shown ? 'Importing…' : 'Checking…'}
          isDisabled={!values.files?.length || shown?.days === 0}
        >
          {shown ? `Import ${formatQuantity(DAYS, shown.days)}` : 'Check files'}
        </SubmitButton>
        <Button tone="line" size="small" onClick={onClose}>
          Cancel
        </Button>
      </footer>
    </Styles>
  );
}

interface BodyProps {
  dryRun: DryRun | undefined;
  problem: ApiError | undefined;
  onClose: () => void;
}

interface Values {
  files: readonly File[] | '';
}

/** What was checked. */
interface DryRun {
  chosen: Values['files'];
  files: HistoryFile[];
  result: HistoryImportResult;
}

/** Rejects if the file was moved or changed since it was chosen. */
async function readFile(file: File): Promise<HistoryFile> {
  try {
    return { name: file.name.slice(0, 200), text: await file.text() };
  } catch {
    throw { fieldErrors: { files: `Couldn’t read ${file.name}. Choose the files again.` } };
  }
}

const Styles = styled('div')`
  > p {
    padding: 14px 20px 0;
  }
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
