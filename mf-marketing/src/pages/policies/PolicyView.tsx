import type { Policy } from '@site/api/content/policies/contract';
import { policyPath } from '@site/api/content/policies/paths';
import * as dateFormat from '@site/shell/dateFormat';
import { below, MemberRibbon, Note, Prose, styled, useHydrated } from '@site/shell/kit';
import { InnerPage } from '../../innerPage/InnerPage';
import { formerAnchors } from './formerAnchors';
import { Versions } from './Versions';
import { WhatChanged } from './WhatChanged';

/** A policy: summary, effective date and sections with anchors. Printable. */
export function PolicyView({ policy }: { policy: Policy }) {
  const isHydrated = useHydrated();
  const { title, description, lead, effective, sections, slug, versions, counselOn } = policy;
  const [, before] = versions;
  return (
    <InnerPage
      title={title}
      description={description}
      lead={lead}
      path={policyPath(slug)}
      actions={
        <Note>
          In effect from <time dateTime={effective}>{dateFormat.calendarDate(effective)}</time>
        </Note>
      }
    >
      <Styles>
        <div className="wrap sides">
          <nav aria-label="Sections">
            <ol>
              {sections
                .filter((section) => section.title)
                .map(({ id, title: name }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ))}
            </ol>
            <button
              type="button"
              className={isHydrated ? undefined : 'is-waiting'}
              onClick={() => window.print()}
            >
              Print this page
            </button>
          </nav>
          <div>
            {counselOn ? (
              <p className="read">
                Reviewed by counsel on <time dateTime={counselOn}>{dateFormat.calendarDate(counselOn)}</time>.
              </p>
            ) : (
              <MemberRibbon>{DRAFT_NOTE}</MemberRibbon>
            )}
            {before && <WhatChanged slug={slug} version={policy} before={before} />}
            {sections.map(({ id, title: name, html }) => (
              <section
                key={id}
                id={name ? formerAnchors[slug]?.[id] : id}
                aria-labelledby={name ? id : undefined}
              >
                {name && <h2 id={id}>{name}</h2>}
                <Prose html={html} />
              </section>
            ))}
            {versions.length > 2 && <Versions slug={slug} versions={versions} />}
          </div>
        </div>
      </Styles>
    </InnerPage>
  );
}

/** For members, until counsel has reviewed the text. */
const DRAFT_NOTE = 'Draft for review by counsel. Record the review under Policies in the workbench.';

const Styles = styled('div')`
  padding-block: clamp(40px, 5vw, 80px) clamp(64px, 7vw, 112px);
  background: var(--sheet);
  border-top: 1px solid var(--line-2);
  .sides {
    display: grid;
    grid-template-columns: 1fr 3fr;
    gap: 32px 0;
  }
  nav {
    position: sticky;
    top: 112px;
    align-self: start;
  }
  nav ol {
    border-left: 1px solid var(--line-2);
    margin-right: 28px;
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding: 4px 0 4px 16px;
    font-size: 0.9688rem;
    line-height: 1.3;
    color: var(--muted);
    text-decoration: none;
  }
  nav a:hover {
    color: var(--navy);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  nav button {
    margin-top: 16px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--navy);
    font: 500 0.9375rem / 1.2 var(--sans);
    text-decoration: underline;
    text-underline-offset: 4px;
    cursor: pointer;
  }
  .is-waiting {
    visibility: hidden;
  }
  .read {
    font-weight: 550;
    color: var(--ink);
  }
  section {
    padding-top: 40px;
    max-width: var(--measure-wide);
    scroll-margin-top: 72px;
  }
  h2 {
    font-size: var(--fs-h3);
    line-height: 1.15;
    scroll-margin-top: 112px;
  }
  section > h2 + * {
    margin-top: 14px;
  }
  @media ${below.tablet} {
    .sides {
      grid-template-columns: 1fr;
    }
    nav {
      position: static;
    }
    nav ol {
      margin: 0;
    }
    nav a {
      min-height: 44px;
    }
  }
  @media print {
    nav {
      display: none;
    }
    .sides {
      display: block;
    }
  }
`;
