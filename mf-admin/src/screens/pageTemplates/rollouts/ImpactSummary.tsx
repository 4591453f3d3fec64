import { pageChecks } from '@site/api/content/generatedPages/contract';
import type { TemplateRollout } from '@site/api/content/templateRollouts/contract';
import { below, styled } from '@site/shell/kit';
import { formatCount } from '../../../formatting/formatCount';
import { formatQuantity } from '../../../formatting/formatQuantity';

const PAGES = { one: 'page', many: 'pages' };
const WORDS = { one: 'word', many: 'words' };

/** What a template version changes: pages and words, checks, variables, and the versions that pages have now. */
export function ImpactSummary({ rollout: { impact } }: { rollout: TemplateRollout }) {
  const {
    changed,
    unchanged,
    edited,
    newlyFailing,
    newlyPassing,
    added,
    removed,
    checks,
    variables,
    versions,
  } = impact;
  return (
    <Styles aria-label="Impact">
      <div>
        <h2>Impact</h2>
        <ul>
          <li>
            {formatQuantity(PAGES, changed)} {changed === 1 ? 'changes' : 'change'}
          </li>
          <li>
            {formatQuantity(PAGES, unchanged)} {unchanged === 1 ? 'stays' : 'stay'} the same
          </li>
          {edited > 0 && (
            <li className="wt">
              {formatQuantity(PAGES, edited)} edited or scheduled by members and left out
            </li>
          )}
          <li>
            {formatQuantity(WORDS, added)} added, {formatQuantity(WORDS, removed)} removed
          </li>
        </ul>
        <p className="mu">Includes changes to service areas and settings since the pages were generated.</p>
      </div>
      <div>
        <h2>Checks</h2>
        {checks.length > 0 && (
          <p>
            {formatQuantity(PAGES, newlyFailing)} newly failing, {formatQuantity(PAGES, newlyPassing)} newly
            passing
          </p>
        )}
        {checks.length === 0 && <p className="mu">No check has another result.</p>}
        <ul>
          {checks.map(({ check, failed, passed }) => (
            <li key={check}>
              <b>{pageChecks.find(({ value }) => value === check)?.label}</b>{' '}
              {failed > 0 && <span className="wt">{formatCount(failed)} newly failing</span>}
              {failed > 0 && passed > 0 && ', '}
              {passed > 0 && <span className="ok">{formatCount(passed)} newly passing</span>}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>Variables without a value</h2>
        {variables.length === 0 && <p className="mu">No new ones.</p>}
        <ul>
          {variables.map(({ name, pages }) => (
            <li key={name} className="wt">
              <code>{name}</code> on {formatQuantity(PAGES, pages)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>Current versions</h2>
        <ul>
          {versions.map(({ version, pages, changed: ofVersion }) => (
            <li key={version}>
              Version {formatCount(version)}: {formatQuantity(PAGES, pages)}, {formatCount(ofVersion)} changed
            </li>
          ))}
        </ul>
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 1px;
  border-bottom: 1px solid var(--line-2);
  background: var(--line);
  font-size: var(--a13);
  > div {
    display: grid;
    align-content: start;
    gap: 6px;
    min-width: 0;
    padding: 14px 20px 16px;
    background: var(--sheet);
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: var(--a13);
    font-weight: 600;
    color: var(--muted);
  }
  ul {
    display: grid;
    gap: 4px;
    padding: 0;
    list-style: none;
  }
  b {
    font-weight: 550;
  }
  @media ${below.phone} {
    > div {
      padding-inline: 16px;
    }
  }
`;
