import { maxFilterLength } from '@site/api/insights/reports/contract';
import { type FilterRule, formatFilter, maxFilterValues } from '@site/api/insights/reports/filterSyntax';
import { type VisitDimension, visitDimensions } from '@site/api/insights/visits/contract';
import { Button, styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import { type FormEvent, useId, useRef, useState } from 'react';
import { capitalize } from '../../formatting/capitalize';
import { useGetAnalyticsBreakdownQuery } from './report/analyticsApi';
import { textDimensions, verbOf } from './report/describeFilter';
import { dimensionLabels, nameOfValue, OTHER } from './report/dimensions';
import type { ReportUrl } from './report/useReportUrl';

/** Adds a filter, or changes the one of a dimension: how values are compared, and one or several of them. */
export function FilterDialog({ url, dimension: edited, onClose }: FilterDialogProps) {
  const id = useId();
  const [dimension, setDimension] = useState(edited ?? 'page');
  const known = url.filters.find((filter) => filter.dimension === dimension)?.rule;
  const [rule, setRule] = useState(known ?? NEW_RULE);
  const [text, setText] = useState(rule.values.join('\n'));
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const verbs = RULES.filter(({ kind }) => kind === 'is' || textDimensions.includes(dimension));
  const values = [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
  const change = (next: string) => {
    setError('');
    setText(next);
  };
  const choose = (next: VisitDimension) => {
    const other = url.filters.find((filter) => filter.dimension === next)?.rule ?? NEW_RULE;
    setDimension(next);
    setRule(other);
    change(other.values.join('\n'));
  };
  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!values.length) return refuse('Enter at least one value.');
    if (values.length > maxFilterValues) return refuse(`Enter at most ${maxFilterValues} values.`);
    const changed = { ...rule, values };
    if (formatFilter(changed).length > maxFilterLength)
      return refuse(`Enter at most ${maxFilterLength} characters.`);
    url.setFilter(dimension, changed);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={edited ? 'Edit filter' : 'Add filter'}>
      <Styles onSubmit={submit} noValidate>
        <label htmlFor={`${id}-dimension`}>Visits whose</label>
        <select
          id={`${id}-dimension`}
          className="control"
          value={dimension}
          disabled={Boolean(edited)}
          onChange={({ target }) => choose(target.value as VisitDimension)}
        >
          {visitDimensions.map((each) => (
            <option key={each} value={each}>
              {dimensionLabels[each].filter}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-rule`}>Condition</label>
        <select
          id={`${id}-rule`}
          className="control"
          value={verbOf(rule)}
          onChange={({ target }) =>
            setRule({ ...NEW_RULE, ...verbs.find((each) => verbOf(each) === target.value) })
          }
        >
          {verbs.map((each) => (
            <option key={verbOf(each)} value={verbOf(each)}>
              {verbOf(each)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-values`}>Values, one per line</label>
        <textarea
          ref={field}
          id={`${id}-values`}
          className="control"
          rows={4}
          value={text}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => change(target.value)}
        />
        <p id={`${id}-help`} className={error ? 'no' : 'mu'} role={error ? 'alert' : undefined}>
          {error || describeNeeds(rule, values.length)}
        </p>
        {rule.kind === 'is' && (
          <Frequent
            url={url}
            dimension={dimension}
            chosen={values}
            onChoose={(value) => change([...values, value].join('\n'))}
          />
        )}
        <div className="actions">
          <Button tone="navy" size="small" type="submit">
            Apply
          </Button>
          <Button tone="line" size="small" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Styles>
    </Dialog>
  );
}

interface FilterDialogProps {
  url: ReportUrl;
  /** The dimension whose filter is changed; a new filter without one. */
  dimension?: VisitDimension;
  onClose: () => void;
}

const NEW_RULE: FilterRule = { kind: 'is', values: [], isExcluded: false };

const RULES = (['is', 'contains', 'begins'] as const).flatMap((kind) =>
  [false, true].map((isExcluded) => ({ kind, isExcluded })),
);

/** What the filter covers: rollups answer one value alone. */
function describeNeeds({ kind, isExcluded }: FilterRule, count: number): string {
  const words = kind === 'contains' ? 'Uppercase and lowercase are the same. ' : '';
  return kind === 'is' && !isExcluded && count < 2
    ? 'A visit must have one of the values.'
    : `${words}${isExcluded ? 'A visit must not have any of the values' : 'A visit must have one of the values'}. Covers the last 30 days.`;
}

/** The most frequent values of the period, to choose from. */
function Frequent({ url, dimension, chosen, onChoose }: FrequentProps) {
  const { currentData } = useGetAnalyticsBreakdownQuery({ query: { ...url.days, dimension } });
  const rows = currentData?.rows.filter(({ key }) => key !== OTHER && !chosen.includes(key)).slice(0, 8);
  if (!rows?.length) return null;
  return (
    <fieldset>
      <legend>{capitalize(`frequent ${dimensionLabels[dimension].many}`)}</legend>
      {rows.map(({ key }) => (
        <Button key={key} tone="line" size="small" onClick={() => onChoose(key)}>
          {nameOfValue(dimension, key)}
        </Button>
      ))}
    </fieldset>
  );
}

interface FrequentProps {
  url: ReportUrl;
  dimension: VisitDimension;
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

const Styles = styled('form')`
  display: grid;
  gap: 4px;
  padding: 16px 20px 20px;
  label,
  legend {
    font-size: var(--a13);
    font-weight: 550;
    color: var(--blue);
  }
  .control {
    width: 100%;
    min-height: var(--ctl);
    padding: 8px 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  .control[aria-invalid="true"] {
    border-color: var(--error);
  }
  select.control {
    margin-bottom: 8px;
  }
  textarea {
    resize: vertical;
    overflow-wrap: anywhere;
  }
  p {
    font-size: var(--a13);
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    min-width: 0;
    margin: 8px 0 0;
    padding: 0;
    border: 0;
  }
  fieldset button {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .actions {
    display: flex;
    gap: 8px;
    margin-top: 12px;
  }
`;
