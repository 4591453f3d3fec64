import type { TableImport, TableImportResult } from '@site/api/content/imports/contract';
import { Button, styled, useToast } from '@site/shell/kit';
import { FileField, useFormControl } from '@site/shell/kit/fields';
import { Form, FormGrid, SubmitButton } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import { errorMessage } from '../../requests/errorMessage';
import { RequestDetails } from '../../requests/RequestDetails';
import { ImportColumns } from './ImportColumns';
import type { ImportDefinition } from './ImportDefinition';
import { ImportPreview } from './ImportPreview';

/** Imports a file: a dry run shows every row, then all rows are imported or none. */
export function ImportForm({ definition, onClose }: ImportFormProps) {
  const { imports, nouns: words, successNote: done, options } = definition;
  const [dryRun, setDryRun] = useState<DryRun>();
  const [chosen, setChosen] = useState<ColumnMapping>({});
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  const send = async ({ file, ...others }: Values) => {
    setProblem(undefined);
    const body = options?.toBody(others as Record<string, string>);
    const isDryRunCurrent = matches(dryRun, file, chosen) && !dryRun.result.errors.length;
    // Imports what the dry run showed, even if the file changed since.
    const table = isDryRunCurrent ? dryRun.table : await readText(file);
    try {
      const result = await imports.run({
        table,
        columns: toColumnList(chosen),
        isDryRun: !isDryRunCurrent,
        ...body,
      });
      setDryRun({ file, table, chosen, body: JSON.stringify(body), result });
      if (!result.isDone) return;
      toast({ title: `${formatQuantity(words, result.rows)} imported`, description: done });
      onClose();
    } catch (error) {
      setDryRun(undefined);
      throw toFileError(error as ApiError);
    }
  };
  return (
    <Form<Values>
      label={`Import ${words.many}`}
      initial={{ file: '', ...options?.initial }}
      onSubmit={send}
      onFailure={(error) => setProblem(error as ApiError)}
      keepValues
    >
      <Body
        definition={definition}
        dryRun={dryRun}
        chosen={chosen}
        problem={problem}
        onClose={onClose}
        onChoose={setChosen}
      />
    </Form>
  );
}

interface ImportFormProps {
  definition: ImportDefinition;
  onClose: () => void;
}

function Body({ definition, dryRun, chosen, problem, onChoose, onClose }: BodyProps) {
  const { values } = useFormControl<Values>();
  const { nouns: words, fields, hint, options } = definition;
  const known = dryRun?.file === values.file ? dryRun : undefined;
  const { file: _, ...others } = values;
  const body = JSON.stringify(options?.toBody(others as Record<string, string>));
  // What the form says may be what its errors were about.
  const isPast = known !== undefined && known.result.errors.length > 0 && known.body !== body;
  const shown = matches(known, values.file, chosen) && !isPast ? known : undefined;
  const isRefused = shown !== undefined && shown.result.errors.length > 0;
  const isReady = shown !== undefined && !isRefused;
  const isNothing = isReady && !shown.result.rows;
  return (
    <Styles>
      <FormGrid isDense isSingle>
        <FileField
          name="file"
          label="CSV or JSON file"
          accept=".csv,text/csv,.json,application/json"
          maxBytes={MAX_BYTES}
          hint={hint}
        />
        {options && <options.Fields />}
      </FormGrid>
      {known && (
        <ImportColumns
          fields={fields}
          chosen={chosen}
          columns={known.result.columns}
          errors={known.result.errors}
          onChoose={(field, column) => onChoose({ ...chosen, [field]: column })}
        />
      )}
      {shown && (
        <ImportPreview {...splitLines(shown.table)} result={shown.result} words={words} fields={fields} />
      )}
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
          busyLabel={isReady ? 'Importing…' : 'Checking…'}
          isDisabled={!values.file || isRefused || isNothing}
        >
          {isReady ? `Import ${formatQuantity(words, shown.result.rows)}` : 'Check file'}
        </SubmitButton>
        <Button tone="line" size="small" onClick={onClose}>
          Cancel
        </Button>
      </footer>
    </Styles>
  );
}

interface BodyProps extends ImportFormProps {
  dryRun?: DryRun;
  chosen: ColumnMapping;
  problem?: ApiError;
  onChoose: (chosen: ColumnMapping) => void;
}

/** The selected column by field. */
type ColumnMapping = Readonly<Record<string, string>>;

const toColumnList = (chosen: ColumnMapping): TableImport['columns'] =>
  Object.entries(chosen).map(([field, column]) => ({ field, column }));

/** Whether the dry run used this file and this column mapping. */
const matches = (dryRun: DryRun | undefined, file: File | '', chosen: ColumnMapping): dryRun is DryRun =>
  dryRun !== undefined && dryRun.file === file && dryRun.chosen === chosen;

/** The lines of a CSV file or the items of a JSON list. */
function splitLines(table: string): { lines: string[]; first: number } {
  if (!/^\uFEFF?\s*\[/.test(table)) return { lines: table.split('\n'), first: 1 };
  try {
    const list: unknown[] = JSON.parse(table);
    return { lines: list.map((item) => JSON.stringify(item)), first: 0 };
  } catch {
    return { lines: [], first: 0 };
  }
}

interface Values {
  file: File | '';
  /** Fields of `ImportOptions`. */
  [name: string]: File | string;
}

/** The result of a dry run. */
interface DryRun {
  file: File | '';
  table: string;
  chosen: ColumnMapping;
  /** The further fields of the form, as they were sent. */
  body: string | undefined;
  result: TableImportResult;
}

const MAX_BYTES = 400_000;

/** Rejects if the file was moved or changed since it was chosen, or is not UTF-8. */
async function readText(file: File | ''): Promise<string> {
  if (!file) return '';
  const text = await file.text().catch(() => {
    throw fileError('Couldn’t read the file. Choose it again.');
  });
  // Otherwise replacement characters would end up in URLs.
  if (text.includes('\ufffd'))
    throw fileError('The file isn’t in UTF-8. Save it as “CSV UTF-8”, then choose it again.');
  return text.replace(/\r\n?/g, '\n');
}

const fileError = (file: string) => ({ fieldErrors: { file } });

/** Shows the API's error for `table` at the file field. */
function toFileError(error: ApiError): ApiError {
  const file = error.fieldErrors?.table;
  return file ? { ...error, fieldErrors: { file } } : error;
}

const Styles = styled('div')`
  .problem {
    padding: 10px 20px;
    box-shadow: inset 3px 0 0 var(--error);
  }
  footer {
    position: sticky;
    z-index: 1;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 14px;
    padding: 14px 20px 16px;
    border-top: 1px solid var(--line);
    background: var(--sheet);
  }
`;
