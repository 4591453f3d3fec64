import { maxHistoryChars, maxHistoryFiles } from '@site/api/insights/history/contract';
import { styled } from '@site/shell/kit';
import { FieldCell } from '@site/shell/kit/form';

/** Chooses the files of an export. */
export function HistoryFilesField() {
  return (
    <FieldCell<File[]>
      name="files"
      label="CSV files"
      hint="Plausible: all files of the export, unpacked. Google Analytics 4: reports or explorations with the dimension Date; at least one with only Date, Total users and Sessions."
      wide
      validate={validate}
      control={({ value, onChange, name: _, ...input }) => (
        <Styles>
          <input
            {...(input as object)}
            type="file"
            multiple
            accept=".csv,text/csv"
            onChange={({ target }) => onChange([...(target.files ?? [])])}
          />
          {value.length > 1 && (
            <ul aria-label="Chosen files">
              {value.map((file) => (
                <li key={file.name}>{file.name}</li>
              ))}
            </ul>
          )}
        </Styles>
      )}
    />
  );
}

function validate(files: File[] | ''): string | undefined {
  const chosen = files || [];
  if (chosen.length > maxHistoryFiles) return `Choose at most ${maxHistoryFiles} files.`;
  return chosen.reduce((sum, { size }) => sum + size, 0) > maxHistoryChars
    ? `The files can have at most ${maxHistoryChars / 1_000_000} MB together. Export a shorter period.`
    : undefined;
}

const Styles = styled('div')`
  min-width: 0;
  input {
    width: 100%;
    min-height: var(--ctl);
    padding: 6px 0;
    border: 0;
    background: none;
    color: var(--text);
    font: inherit;
  }
  ul {
    max-height: 120px;
    overflow: auto;
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
`;
