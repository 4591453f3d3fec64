import { mayRunTemplates, mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import type { TemplateRollout } from '@site/api/content/templateRollouts/contract';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../formatting/formatCount';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { errorToast } from '../../../requests/errorToast';
import { usePermissions } from '../../../session/usePermissions';
import { ConfirmedAction } from '../runs/ConfirmedAction';
import { RolloutStatus } from './RolloutStatus';
import {
  useAdvanceTemplateRolloutMutation,
  usePauseTemplateRolloutMutation,
  useRollBackTemplateRolloutMutation,
} from './rolloutsApi';
import { stageLabel } from './rolloutTexts';

const PAGES = { one: 'page', many: 'pages' };

/** The stages of a rollout with their state: the next one, a pause, and the way back. */
export function StagePanel({ rollout }: { rollout: TemplateRollout }) {
  const { state, stage, stages, updated } = rollout;
  const may = usePermissions();
  const hasPages = stages.some(({ pages }) => pages);
  const isCurrent = !['rolledBack', 'replaced'].includes(state);
  const isResting = ['waiting', 'paused', 'stopped', 'done'].includes(state);
  return (
    <Styles aria-label="Stages">
      <h2>Stages</h2>
      <ol>
        {stages.map(({ percent, pages }) => (
          <li key={percent} aria-current={isCurrent && percent === stage ? 'step' : undefined}>
            <b>{percent === 100 ? 'All' : `${percent}%`}</b>{' '}
            <span className="mu">{formatQuantity(PAGES, pages)}</span>{' '}
            {isReached(rollout, percent) && <span className="ok">Done</span>}
          </li>
        ))}
      </ol>
      <RolloutStatus rollout={rollout} />
      <div className="actions">
        {may(mayRunTemplates) && hasPages && <Advance rollout={rollout} />}
        {may(mayWriteTemplates) && state === 'rolling' && <Pause rollout={rollout} />}
        {may(mayWriteTemplates) && (state === 'rolling' || (isResting && updated > 0)) && (
          <RollBack rollout={rollout} />
        )}
        {['rolledBack', 'replaced'].includes(state) && may(mayWriteTemplates) && (
          <Link to={`/admin/template-generator/rollouts/new?template=${rollout.template}`}>
            Compare again
          </Link>
        )}
      </div>
    </Styles>
  );
}

function isReached({ state, stage }: TemplateRollout, percent: number): boolean {
  if (['compared', 'rolledBack', 'rollingBack', 'replaced'].includes(state)) return false;
  return state === 'waiting' || state === 'done' ? percent <= stage : percent < stage;
}

/** The next stage, or the current one again; nothing where neither is possible. */
function Advance({ rollout }: { rollout: TemplateRollout }) {
  const { id, version, state, stage, stages, source, updated, templateVersion } = rollout;
  const [advance, { isLoading }] = useAdvanceTemplateRolloutMutation();
  const isAgain = state === 'paused' || state === 'stopped';
  const next = isAgain
    ? stages.find(({ percent }) => percent === stage)
    : ['compared', 'waiting'].includes(state)
      ? stages.find(({ percent }) => percent > stage)
      : undefined;
  if (!next) return null;
  const isFirstOfDraft = state === 'compared' && source === 'draft';
  const count = Math.max(0, next.pages - updated);
  const label = stageLabel(next.percent);
  const action =
    state === 'paused' ? `Resume ${label}…` : isAgain ? `Try ${label} again…` : `Roll out to ${label}…`;
  return (
    <ConfirmedAction
      label={action}
      title={`Roll out to ${label}?`}
      confirmLabel="Roll out"
      failure="Couldn’t start the stage"
      isBusy={isLoading}
      act={() => advance({ id, version }).unwrap()}
    >
      {formatQuantity(PAGES, count)} {count === 1 ? 'gets' : 'get'}{' '}
      {isFirstOfDraft ? 'this draft, which must be published' : `version ${formatCount(templateVersion)}`}.
      Public pages change at once. All of them are checked first: if one newly fails a check, none is changed.
    </ConfirmedAction>
  );
}

function Pause({ rollout: { id, version } }: { rollout: TemplateRollout }) {
  const [pause, { isLoading }] = usePauseTemplateRolloutMutation();
  const { toast } = useToast();
  const act = () =>
    pause({ id, version })
      .unwrap()
      .catch((error: ApiError) => toast(errorToast('Couldn’t pause', error)));
  return (
    <Button tone="line" size="small" disabled={isLoading} onClick={act}>
      Pause
    </Button>
  );
}

function RollBack({ rollout: { id, version, updated } }: { rollout: TemplateRollout }) {
  const [rollBack, { isLoading }] = useRollBackTemplateRolloutMutation();
  return (
    <ConfirmedAction
      label="Roll back…"
      title="Roll back this rollout?"
      confirmLabel="Roll back"
      failure="Couldn’t roll back"
      isBusy={isLoading}
      act={() => rollBack({ id, version }).unwrap()}
    >
      {formatQuantity(PAGES, updated)} {updated === 1 ? 'gets' : 'get'} the previous version back. Pages that
      were edited since stay as they are.
    </ConfirmedAction>
  );
}

const Styles = styled('section')`
  display: grid;
  gap: 12px;
  padding: 16px 20px;
  border-bottom: 1px solid var(--line-2);
  background: var(--sheet);
  font-size: var(--a13);
  overflow-wrap: anywhere;
  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
    gap: 8px;
    padding: 0;
    list-style: none;
  }
  ol > li {
    padding: 8px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  [aria-current] {
    border-color: var(--navy);
    box-shadow: inset 0 0 0 1px var(--navy);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .actions:empty {
    display: none;
  }
  a {
    color: var(--navy);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
