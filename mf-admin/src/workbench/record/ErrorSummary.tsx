import { Button, styled } from '@site/shell/kit';
import type { FieldError } from '@site/shell/kit/fields';
import type { ApiError } from '@site/shell/kit/query';
import type { RefObject } from 'react';
import { errorMessage } from '../../requests/errorMessage';
import { RequestDetails } from '../../requests/RequestDetails';

/** Why a record was not saved: links to the invalid fields, and errors that concern no field. */
export function ErrorSummary<Draft>(props: ErrorSummaryProps<Draft>) {
  const { container, noun, fields, failures, problem, onSaveAsNew } = props;
  const isGone = problem?.status === 404;
  const isStale = problem?.status === 412;
  if (!failures.length && (!problem || isStale || problem.fieldErrors)) return null;
  const focus = (name: string) =>
    container.current
      ?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] *:is(input, select, textarea)`)
      ?.focus();
  return (
    <Styles role="alert" aria-label="Not saved">
      <b className="no">Couldn’t save the {noun}</b>
      {failures.length === 0 && problem && (
        <p>{isGone ? 'Someone else deleted it. Your changes are still here.' : errorMessage(problem)}</p>
      )}
      <ul>
        {failures.map(({ name, message }) => {
          const field = fields.find((each) => each.name === name);
          return (
            <li key={name}>
              {field && (
                <button type="button" className="lk" onClick={() => focus(name)}>
                  {field.label}
                </button>
              )}{' '}
              {message}
            </li>
          );
        })}
      </ul>
      {isGone && (
        <Button tone="line" size="small" onClick={onSaveAsNew}>
          Save as a new {noun}
        </Button>
      )}
      {failures.length === 0 && problem?.requestId && <RequestDetails error={problem} />}
    </Styles>
  );
}

interface ErrorSummaryProps<Draft> {
  container: RefObject<HTMLElement | null>;
  noun: string;
  fields: readonly { name: keyof Draft & string; label: string }[];
  failures: FieldError[];
  problem?: ApiError;
  onSaveAsNew: () => void;
}

const Styles = styled('div')`
  display: grid;
  justify-items: start;
  gap: 4px;
  padding: 12px 20px;
  border-bottom: 1px solid var(--line);
  box-shadow: inset 3px 0 0 var(--error);
  color: var(--text);
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
    color: var(--ink);
  }
`;
