import type { TemplateRollout } from '@site/api/content/templateRollouts/contract';
import { styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../formatting/formatCount';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { stageLabel } from './rolloutTexts';

const PAGES = { one: 'page', many: 'pages' };

/** Where a rollout is, and the pages that stopped it. */
export function RolloutStatus({ rollout }: { rollout: TemplateRollout }) {
  const { state, error, blocked, blockedCount } = rollout;
  const more = blockedCount - blocked.length;
  return (
    <Styles>
      <p role="status" className={state === 'stopped' ? 'wt' : undefined}>
        {error || statusText(rollout)}
      </p>
      {blocked.length > 0 && (
        <ul>
          {blocked.map(({ path, document, reasons }) => (
            <li key={document}>
              <Link to={`/admin/landing-pages/${document}`}>{path}</Link>
              {reasons.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="mu">And {formatQuantity({ one: 'more page', many: 'more pages' }, more)}.</p>
      )}
    </Styles>
  );
}

function statusText({ state, stage, stages, updated, source, blockedCount }: TemplateRollout): string {
  const size = stages.find(({ percent }) => percent === stage)?.pages ?? 0;
  const have = `${formatQuantity(PAGES, updated)} ${updated === 1 ? 'has' : 'have'} the new version.`;
  switch (state) {
    case 'compared':
      if (!stages.some(({ pages }) => pages)) return 'No pages can be updated.';
      return source === 'draft'
        ? 'No page has been changed. Publish the template to roll this draft out.'
        : 'No page has been changed.';
    case 'rolling':
      return `Rolling out: ${formatCount(updated)} of ${formatQuantity(PAGES, size)} in this stage ${size === 1 ? 'has' : 'have'} the new version.`;
    case 'paused':
      return `Paused. ${have}`;
    case 'stopped':
      return `${formatQuantity(PAGES, blockedCount)} would newly fail a check or can’t be rendered, so no page in this stage was changed. ${have}`;
    case 'waiting':
      return `Rolled out to ${stageLabel(stage)}. ${have}`;
    case 'done':
      return `Rolled out to all pages. ${have}`;
    case 'rollingBack':
      return `Rolling back: ${formatQuantity(PAGES, updated)} left.`;
    case 'rolledBack':
      return updated ? `Rolled back, except for ${formatQuantity(PAGES, updated)}.` : 'Rolled back.';
    case 'replaced':
      return 'A later rollout of this template replaced this one.';
    default:
      return '';
  }
}

const Styles = styled('div')`
  display: grid;
  gap: 8px;
  ul {
    display: grid;
    gap: 8px;
    padding: 0;
    list-style: none;
  }
  li {
    padding-left: 10px;
    border-left: 3px solid var(--ember);
  }
`;
