import type { TemplateRollout } from '@site/api/content/templateRollouts/contract';
import { below, styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../formatting/formatCount';
import { PageMeta } from '../../../workbench/screen/PageMeta';
import { QueryContent } from '../../../workbench/screen/QueryContent';
import { ScreenHeader } from '../../../workbench/screen/ScreenHeader';
import { ROLLOUTS_PATH } from '../runs/runTexts';
import { ComparedPages } from './ComparedPages';
import { ImpactSummary } from './ImpactSummary';
import { useRollout } from './rolloutsApi';
import { formatShare, progressOf, versionLabel } from './rolloutTexts';
import { StagePanel } from './StagePanel';

/** The impact of a template version on the pages that older versions made, and the stages in which they get it. */
export function RolloutScreen({ id }: { id: string }) {
  const result = useRollout(id);
  const rollout = result.currentData;
  return (
    <Styles>
      <PageMeta
        title={rollout ? `Rollout of ${rollout.templateLabel}` : 'Rollout'}
        crumbs={[
          { label: 'Page templates', to: '/admin/template-generator' },
          { label: 'Rollouts', to: ROLLOUTS_PATH },
          { label: rollout?.templateLabel ?? 'Rollout' },
        ]}
      />
      <ScreenHeader title={rollout?.templateLabel ?? 'Rollout'} figures={rollout && figuresOf(rollout)}>
        {rollout && (
          <>
            {versionLabel(rollout)}, compared by {rollout.by}.{' '}
            <Link to={`/admin/template-generator/${rollout.template}`}>Open template</Link>
          </>
        )}
      </ScreenHeader>
      <QueryContent result={result} what="the rollout">
        {(found) => <RolloutContent rollout={found} />}
      </QueryContent>
    </Styles>
  );
}

function RolloutContent({ rollout }: { rollout: TemplateRollout }) {
  const { state, error } = rollout;
  if (state === 'comparing') {
    const percent = progressOf(rollout);
    return (
      <section className="panel" aria-label="Progress">
        <p role="status">
          Comparing {formatCount(rollout.total)} {rollout.total === 1 ? 'page' : 'pages'}. The impact appears
          here.
        </p>
        <progress max={100} value={percent} aria-label="Comparison" />
      </section>
    );
  }
  if (state === 'failed')
    return (
      <section className="panel" aria-label="Result">
        <p role="alert" className="no">
          {error}
        </p>
        <p>
          <Link to={`${ROLLOUTS_PATH}/new?template=${rollout.template}`}>Compare again</Link>
        </p>
      </section>
    );
  return (
    <>
      <StagePanel rollout={rollout} />
      <ImpactSummary rollout={rollout} />
      <ComparedPages rollout={rollout} />
    </>
  );
}

function figuresOf({ state, total, impact }: TemplateRollout) {
  if (state === 'comparing' || state === 'failed') return [{ name: 'Pages', value: formatCount(total) }];
  const { changed, newlyFailing, averageShare } = impact;
  return [
    { name: 'Pages changed', value: `${formatCount(changed)} of ${formatCount(total)}` },
    { name: 'Average change', value: formatShare(averageShare) },
    { name: 'Newly failing', value: formatCount(newlyFailing), isWarning: newlyFailing > 0 },
  ];
}

const Styles = styled('div')`
  header p a {
    color: var(--navy);
  }
  .panel {
    display: grid;
    gap: 10px;
    padding: 16px 20px;
    border-bottom: 1px solid var(--line-2);
    background: var(--sheet);
    overflow-wrap: anywhere;
  }
  .panel a {
    color: var(--navy);
  }
  progress {
    width: min(100%, 360px);
  }
  @media ${below.phone} {
    .panel {
      padding-inline: 16px;
    }
  }
`;
