import { MAX_PER_DAY, type PageRun, publishingOrders } from '@site/api/content/generatedPages/contract';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useId, useState } from 'react';
import { errorToast } from '../../../requests/errorToast';
import { useEditPagePublishingMutation } from './generatedPagesApi';
import { WaitingPages } from './WaitingPages';

interface Props {
  run: PageRun;
  mayEdit: boolean;
}

/** How many pages a day are published and in which order, whether that is paused, and which pages are next. */
export function DailyPublishing({ run, mayEdit }: Props) {
  const { publishing, pauseReason } = run;
  return (
    <Styles>
      {mayEdit && <PublishingForm run={run} />}
      {publishing.isPaused && <p className="wt">Publishing is paused. {pauseReason}</p>}
      <WaitingPages run={run} />
    </Styles>
  );
}

function PublishingForm({ run: { id, version, publishing } }: { run: PageRun }) {
  const field = useId();
  const { toast } = useToast();
  const [perDay, setPerDay] = useState(String(publishing.perDay));
  const [order, setOrder] = useState(publishing.order);
  const [save, { isLoading }] = useEditPagePublishingMutation();
  const count = Number(perDay);
  const isValid = /^\d+$/.test(perDay.trim()) && count <= MAX_PER_DAY;
  const submit = (isPaused: boolean) =>
    save({ id, version, body: { perDay: count, order, isPaused } })
      .unwrap()
      .then(
        () => toast({ title: 'Publishing saved' }),
        (error: ApiError) => toast(errorToast('Couldn’t save', error)),
      );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) submit(publishing.isPaused);
      }}
    >
      <label htmlFor={field}>Pages published per day</label>
      <div className="row">
        <input
          id={field}
          inputMode="numeric"
          value={perDay}
          aria-invalid={!isValid}
          aria-describedby={`${field}-help`}
          onChange={({ target }) => setPerDay(target.value)}
        />
        <select
          aria-label="Order"
          value={order}
          onChange={({ target }) => setOrder(target.value as typeof order)}
        >
          {publishingOrders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button tone="line" size="small" type="submit" disabled={isLoading || !isValid}>
          Save
        </Button>
        {publishing.perDay > 0 && (
          <Button
            tone="line"
            size="small"
            disabled={isLoading || !isValid}
            onClick={() => submit(!publishing.isPaused)}
          >
            {publishing.isPaused ? 'Resume' : 'Pause'}
          </Button>
        )}
      </div>
      <p id={`${field}-help`} className={isValid ? 'mu' : 'no'}>
        {isValid
          ? 'Only pages that passed all checks and weren’t edited. Enter 0 to publish none.'
          : `Please enter 0 to ${MAX_PER_DAY}.`}
      </p>
    </form>
  );
}

const Styles = styled('div')`
  display: grid;
  gap: 12px;
  form {
    display: grid;
    gap: 6px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  input,
  select {
    min-height: 34px;
    padding: 0 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  input {
    width: 5em;
  }
  @media ${below.phone} {
    input,
    select {
      min-height: 44px;
    }
  }
`;
