import type { PageRun } from '@site/api/content/generatedPages/contract';
import { mayRunTemplates, mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import { below, styled } from '@site/shell/kit';
import { formatCount } from '../../../formatting/formatCount';
import { usePermissions } from '../../../session/usePermissions';
import { ConfirmedAction } from './ConfirmedAction';
import { DailyPublishing } from './DailyPublishing';
import { useCreatePageDraftsMutation, useRollBackPageRunMutation } from './generatedPagesApi';

/** Creates the drafts of a run, publishes them by the day, and rolls them back. */
export function RunActions({ run }: { run: PageRun }) {
  const may = usePermissions();
  const mayRun = may(mayRunTemplates);
  const hasDrafts = run.state === 'created' || (run.state === 'failed' && run.created > 0);
  return (
    <Styles aria-label="Landing pages">
      {mayRun && run.state === 'checked' && <CreateDrafts run={run} />}
      {run.state === 'created' && <DailyPublishing key={run.version} run={run} mayEdit={mayRun} />}
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

const Styles = styled('section')`
  display: grid;
  gap: 12px;
  padding: 14px 20px 16px;
  border-top: 1px solid var(--line);
  font-size: var(--a13);
  &:empty {
    display: none;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
