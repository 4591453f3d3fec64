import { pageChecks } from '@site/api/content/generatedPages/contract';
import type { ComparedPage } from '@site/api/content/templateRollouts/contract';
import { Button, below, styled } from '@site/shell/kit';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../formatting/formatCount';
import { formatShare } from './rolloutTexts';

/** A page of a rollout: what changes on it, and why it may be left out. */
export function ComparedPageRow({
  page,
  onCompare,
}: {
  page: ComparedPage;
  onCompare: (page: ComparedPage) => void;
}) {
  const { path, newPath, label, document, share, added, removed, isChanged, note, state } = page;
  const { newlyFailed, newlyPassed, newlyMissing, faults } = page;
  return (
    <Styles>
      <div>
        <Link to={`/admin/landing-pages/${document}`}>{path || label}</Link>
        {newPath !== path && newPath && <p>New URL: {newPath}</p>}
        {STATE_LABELS[state] && <p className="mu">{STATE_LABELS[state]}</p>}
        {note && <p className="wt">{note}</p>}
        {faults.map((fault) => (
          <p key={fault} className="no">
            {fault}
          </p>
        ))}
        {newlyFailed.length > 0 && <p className="wt">Newly failing: {labelsOf(newlyFailed)}</p>}
        {newlyPassed.length > 0 && <p className="ok">Newly passing: {labelsOf(newlyPassed)}</p>}
        {newlyMissing.length > 0 && (
          <p className="wt">
            No value for <code>{newlyMissing.join(', ')}</code>
          </p>
        )}
      </div>
      <p className="tn mu">
        {isChanged
          ? `${formatShare(share)} changed, +${formatCount(added)} −${formatCount(removed)} words`
          : 'Unchanged'}
      </p>
      {isChanged && (
        <Button tone="line" size="small" onClick={() => onCompare(page)}>
          Compare<span className="sr"> {path || label}</span>
        </Button>
      )}
    </Styles>
  );
}

const STATE_LABELS: Partial<Record<ComparedPage['state'], string>> = {
  updated: 'Updated',
  restored: 'Rolled back',
  kept: 'Not rolled back',
};

const labelsOf = (checks: ComparedPage['newlyFailed']) =>
  pageChecks
    .filter(({ value }) => checks.includes(value))
    .map(({ label }) => label)
    .join(', ');

const Styles = styled('li')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 100px;
  align-items: center;
  gap: 4px 16px;
  min-height: 44px;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);
  > div {
    display: grid;
    gap: 2px;
    justify-items: start;
  }
  a {
    color: var(--navy);
  }
  button {
    justify-self: end;
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    > div {
      grid-column: 1 / -1;
    }
  }
`;
