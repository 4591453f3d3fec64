import type { SeoPage } from '@site/api/seo/pageInventory/contract';
import { mayEditSeo } from '@site/api/seo/pageInventory/policy';
import { problemOf } from '@site/api/seo/problems/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Link } from 'react-router-dom';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { editorAddress } from '../../workbench/contentList/editorAddress';
import { FactGrid } from '../../workbench/record/FactGrid';
import { OverrideHistory } from './OverrideHistory';
import { describeNextCheck } from './pageChecks/describeNextCheck';
import { describeVitals } from './pageChecks/describeVitals';
import { useCheckSeoPageMutation } from './seoApi';

const number = (value: number) => value.toLocaleString('en-US');

/** The problems of a page with how to fix them, its facts, links and history. */
export function SeoPageFacts({ row }: { row: SeoPage }) {
  const { page, facts } = row;
  return (
    <>
      <Problems row={row} />
      <FactGrid
        facts={[
          { name: 'Sitemap', value: describeSitemap(row) },
          { name: 'Type', value: page.kind },
          ...(page.checkedAt ? listFindings(row) : []),
          { name: 'Visits in 30 days', value: number(page.visits) },
          { name: 'Leads in 30 days', value: number(page.leads) },
          ...describeVitals(facts.vitals),
          { name: 'Google clicks', value: number(page.clicks) },
          { name: 'Google impressions', value: number(page.impressions) },
          { name: 'Google position', value: page.position ? String(page.position) : 'Not shown' },
          { name: 'Changed', value: page.changedAt ? dateFormat.stamp(page.changedAt) : 'Unknown' },
          { name: 'Last check', value: page.checkedAt ? dateFormat.stamp(page.checkedAt) : 'Never' },
          {
            name: 'Next check',
            value: facts.nextCheckAt ? dateFormat.stamp(facts.nextCheckAt) : 'Turned off',
          },
        ]}
      />
      <Links
        title="Linked from"
        paths={facts.linkedFrom}
        count={Math.max(page.inbound, facts.linkedFrom.length)}
      />
      <Links title="Links to" paths={facts.links} count={page.outbound} />
      <ExternalLinks links={facts.externalLinks} count={facts.externalLinkCount} />
      <OverrideHistory row={row} />
    </>
  );
}

/** The file that lists the page now, and what the next run changes. */
function describeSitemap({ page: { isInSitemap }, facts: { sitemapFile } }: SeoPage): string {
  if (isInSitemap) return sitemapFile || 'From the next run on';
  return sitemapFile ? `${sitemapFile}, until the next run` : 'Excluded';
}

/** What a check found. */
const listFindings = ({ page, facts }: SeoPage) => [
  { name: 'HTTP status', value: String(page.status) },
  { name: 'Search engines', value: page.isIndexable ? 'Can index it' : 'Can’t index it' },
  { name: 'Robots', value: facts.robots || 'Not set' },
  { name: 'Canonical URL', value: facts.canonical || facts.redirectTo || 'None' },
  { name: 'Main heading', value: facts.headings.join(' · ') || 'None' },
  { name: 'Structured data', value: facts.structuredTypes.join(', ') || 'None' },
  { name: 'Words', value: number(page.wordCount) },
];

function Problems({ row: { notes, page, facts, path, document, id } }: { row: SeoPage }) {
  const may = usePermissions();
  const { toast } = useToast();
  const [check, { isLoading }] = useCheckSeoPageMutation();
  const address = document && editorAddress(document);
  const checkNow = () =>
    check({ id })
      .unwrap()
      .then(
        () => toast({ title: 'Check started', description: 'The result appears here within half a minute.' }),
        (error: ApiError) => toast(errorToast('Couldn’t start the check', error)),
      );
  return (
    <Styles aria-label="Problems of this page">
      <h3>Problems</h3>
      {page.problems.length === 0 && (
        <p className="mu">
          {page.checkedAt ? 'None found.' : `Not checked yet. ${describeNextCheck(facts.nextCheckAt)}`}
        </p>
      )}
      {page.problems.map((code) => {
        const kind = problemOf(code);
        const items = notes.find((note) => note.code === code)?.items ?? [];
        return (
          <div key={code} className={`problem ${kind?.severity}`}>
            <h4>{kind?.label}</h4>
            <p>{kind?.help}</p>
            {items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
      <p className="actions">
        {address && <Link to={address}>Open in editor</Link>}
        <a href={path} target="_blank" rel="noopener">
          View page
        </a>
        {may(mayEditSeo) && (
          <Button tone="line" size="small" disabled={isLoading} onClick={checkNow}>
            Check again
          </Button>
        )}
      </p>
    </Styles>
  );
}

function Links({ title, paths, count }: { title: string; paths: readonly string[]; count: number }) {
  return (
    <Styles aria-label={title}>
      <details>
        <summary>
          {title} <span className="mu tn">{number(count)}</span>
        </summary>
        {paths.length ? (
          <ul>
            {paths.map((path) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener">
                  {path}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mu">None</p>
        )}
        {count > paths.length && <p className="mu">and {number(count - paths.length)} more</p>}
      </details>
    </Styles>
  );
}

function ExternalLinks({ links, count }: { links: SeoPage['facts']['externalLinks']; count: number }) {
  return (
    <Styles aria-label="Links to other sites">
      <details>
        <summary>
          Links to other sites <span className="mu tn">{number(count)}</span>
        </summary>
        {links.length ? (
          <ul>
            {links.map(({ url, status, error, checkedAt }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {url}
                </a>{' '}
                <span className={status >= 200 && status < 400 ? 'mu' : checkedAt ? 'wt' : 'mu'}>
                  {checkedAt ? error || `HTTP status ${status}` : 'Not checked yet'}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mu">None</p>
        )}
      </details>
    </Styles>
  );
}

const Styles = styled('section')`
  display: grid;
  gap: 10px;
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  h3,
  h4,
  summary {
    font-size: var(--a13);
    font-weight: 600;
  }
  summary {
    cursor: pointer;
    padding-block: 4px;
  }
  ul {
    padding-left: 18px;
    font-size: var(--a13);
  }
  .problem {
    display: grid;
    gap: 3px;
    padding-left: 12px;
    border-left: 3px solid var(--line-2);
  }
  .error {
    border-color: var(--error);
  }
  .warning {
    border-color: var(--ember);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
  }
  a {
    display: inline-block;
    padding-block: 4px;
    color: var(--navy);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
