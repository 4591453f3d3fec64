import { MAX_PER_DAY, type PageRun } from '@site/api/content/generatedPages/contract';
import { mayRunTemplates, mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useId, useState } from 'react';
import { formatCount } from '../../formatting/formatCount';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { ConfirmedAction } from './ConfirmedAction';
import {
  useCreatePageDraftsMutation,
  useEditPagePublishingMutation,
  useRollBackPageRunMutation,
} from './generatedPagesApi';

/** Creates the drafts of a run, publishes them by the day, and rolls them back. */
export function RunActions({ run }: { run: PageRun }) {
  const may = usePermissions();
  const mayRun = may(mayRunTemplates);
  const hasDrafts = run.state === 'created' || (run.state === 'failed' && run.created > 0);
  return (
    <Styles aria-label="Landing pages">
      {mayRun && run.state === 'checked' && <CreateDrafts run={run} />}
      {mayRun && run.state === 'created' && <DailyPublishing key={run.version} run={run} />}
      {may(mayWriteTemplates) && hasDrafts && <RollBack run={run} />}
    </Styles>
  );
}

function CreateDrafts({ run }: { run: PageRun }) {
  const { id, version, passed, failed } = run;
  const [create, { isLoading }] = useCreatePageDraftsMutation();
  return (
    <p>
      <ConfirmedAction
        label="Create drafts…"
        title="Create landing page drafts?"
        confirmLabel="Create drafts"
        failure="Couldn’t create the drafts"
        isBusy={isLoading}
        act={() => create({ id, version }).unwrap()}
      >
        {formatCount(passed)} {passed === 1 ? 'page' : 'pages'} that passed, and {formatCount(failed)} that
        failed a check. Those that failed are hidden from search engines and left out of the sitemap. Pages
        whose URL is in use are left out. Nothing is published yet.
      </ConfirmedAction>
    </p>
  );
}

function RollBack({ run: { id, version } }: { run: PageRun }) {
  const [rollBack, { isLoading }] = useRollBackPageRunMutation();
  return (
    <p>
      <ConfirmedAction
        label="Roll back…"
        title="Roll back this run?"
        confirmLabel="Roll back"
        failure="Couldn’t roll back"
        isBusy={isLoading}
        act={() => rollBack({ id, version }).unwrap()}
      >
        Its landing pages are unpublished and moved to the trash. Pages that were edited stay as they are.
      </ConfirmedAction>
    </p>
  );
}

/** How many pages a day are published, and whether that is paused. */
function DailyPublishing({ run: { id, version, publishing, pauseReason } }: { run: PageRun }) {
  const field = useId();
  const { toast } = useToast();
  const [perDay, setPerDay] = useState(String(publishing.perDay));
  const [save, { isLoading }] = useEditPagePublishingMutation();
  const count = Number(perDay);
  const isValid = /^\d+$/.test(perDay.trim()) && count <= MAX_PER_DAY;
  const submit = (isPaused: boolean) =>
    save({ id, version, body: { perDay: count, isPaused } })
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
      {publishing.isPaused && <p className="wt">Publishing is paused. {pauseReason}</p>}
    </form>
  );
}

const Styles = styled('section')`
  display: grid;
  gap: 12px;
  padding: 14px 20px 16px;
  border-top: 1px solid var(--line);
  font-size: var(--a13);
  &:empty {
    display: none;
  }
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
  input {
    width: 5em;
    min-height: 34px;
    padding: 0 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
  }
  @media ${below.phone} {
    padding-inline: 16px;
    input {
      min-height: 44px;
    }
  }
`;
