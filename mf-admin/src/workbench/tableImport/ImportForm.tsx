import type { TableImport, TableImportResult } from '@site/api/content/imports/contract';
import { Button, styled, useToast } from '@site/shell/kit';
import { FileField, useFormControl } from '@site/shell/kit/fields';
import { Form, FormGrid, SubmitButton } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import { errorMessage } from '../../requests/errorMessage';
import { ImportColumns } from './ImportColumns';
import type { ImportDefinition } from './ImportDefinition';
import { ImportPreview } from './ImportPreview';

/** A table: chosen, tried without doing anything, shown line by line, and then added whole or not at all. */
export function ImportForm({ definition, onClose }: ImportFormProps) {
  const { imports, words, done } = definition;
  const [trial, setTrial] = useState<Trial>();
  const [chosen, setChosen] = useState<Chosen>({});
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  const send = async ({ file }: Values) => {
    setProblem(undefined);
    const isTried = isOf(trial, file, chosen) && !trial.result.errors.length;
    // What is added is what was shown, whatever became of the file since.
    const table = isTried ? trial.table : await readText(file);
    try {
      const result = await imports.run({ table, columns: listed(chosen), isDryRun: !isTried });
      setTrial({ file, table, chosen, result });
      if (!result.isDone) return;
      toast({ title: `${formatQuantity(words, result.rows)} imported`, description: done });
      onClose();
    } catch (error) {
      setTrial(undefined);
      throw readable(error as ApiError);
    }
  };
  return (
    <Form<Values>
      label={`Import ${words.many}`}
      initial={{ file: '' }}
      onSubmit={send}
      onFailure={(error) => setProblem(error as ApiError)}
      keepValues
    >
      <Body
        definition={definition}
        trial={trial}
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

function Body({ definition, trial, chosen, problem, onChoose, onClose }: BodyProps) {
  const { values } = useFormControl<Values>();
  const { words, fields, hint } = definition;
  const known = trial?.file === values.file ? trial : undefined;
  const shown = isOf(known, values.file, chosen) ? known : undefined;
  const isRefused = shown !== undefined && shown.result.errors.length > 0;
  const isReady = shown !== undefined && !isRefused;
  return (
    <Styles>
      <FormGrid isDense isSingle>
        <FileField
          name="file"
          label="CSV or JSON file"
          accept=".csv,text/csv,.json,application/json"
          maxBytes={MOST_BYTES}
          hint={hint}
        />
      </FormGrid>
      {known && (
        <ImportColumns
          fields={fields}
          chosen={chosen}
          columns={known.result.columns}
          onChoose={(field, column) => onChoose(withChoice(chosen, field, column))}
        />
      )}
      {shown && <ImportPreview {...linesOf(shown.table)} result={shown.result} words={words} />}
      {problem && !problem.fieldErrors && (
        <p role="alert" className="problem">
          {errorMessage(problem)}{' '}
          {problem.requestId && <span className="m mu">Request ID: {problem.requestId}</span>}
        </p>
      )}
      <footer>
        <SubmitButton
          tone="navy"
          size="small"
          busyLabel={isReady ? 'Importing…' : 'Checking…'}
          isDisabled={!values.file || isRefused}
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
  trial?: Trial;
  chosen: Chosen;
  problem?: ApiError;
  onChoose: (chosen: Chosen) => void;
}

/** The column that was chosen for a field. */
type Chosen = Readonly<Record<string, string>>;

const listed = (chosen: Chosen): TableImport['columns'] =>
  Object.entries(chosen).map(([field, column]) => ({ field, column }));

function withChoice(chosen: Chosen, field: string, column: string): Chosen {
  const { [field]: _before, ...others } = chosen;
  return column ? { ...others, [field]: column } : others;
}

/** Whether it is this file that was tried, read in this way. */
const isOf = (trial: Trial | undefined, file: File | '', chosen: Chosen): trial is Trial =>
  trial !== undefined && trial.file === file && trial.chosen === chosen;

/** The lines of a table as they are counted: those of a file, or the items of a list. */
function linesOf(table: string): { lines: string[]; first: number } {
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
}

/** What the API said about a file it was shown. */
interface Trial {
  file: File | '';
  table: string;
  chosen: Chosen;
  result: TableImportResult;
}

const MOST_BYTES = 400_000;

/** Rejects when the file was moved or changed since it was chosen, and when its letters cannot be told. */
async function readText(file: File | ''): Promise<string> {
  if (!file) return '';
  const text = await file.text().catch(() => {
    throw atFile('Couldn’t read the file. Choose it again.');
  });
  // Else the sign that stands for each such letter would become a part of addresses.
  if (text.includes('\ufffd'))
    throw atFile('The file isn’t in UTF-8. Save it as “CSV UTF-8”, then choose it again.');
  return text.replace(/\r\n?/g, '\n');
}

const atFile = (file: string) => ({ fieldErrors: { file } });

/** What the API says about the text is about the file here. */
function readable(error: ApiError): ApiError {
  const file = error.fieldErrors?.table;
  return file ? { ...error, fieldErrors: { file } } : error;
}

const Styles = styled('div')`
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
