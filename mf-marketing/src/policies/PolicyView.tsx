import { below, Note, styled, useHydrated } from '@site/shell/kit';
import * as moments from '@site/shell/moments';
import { SheetPage } from '../parts/sheet/SheetPage';
import type { Policy } from './Policy';

/** A legal document: what it is, since when, its sections with addresses of their own, ready to print. */
export function PolicyView({ policy, path }: { policy: Policy; path: string }) {
  const isHydrated = useHydrated();
  const { effective, sections, ...words } = policy;
  return (
    <SheetPage
      {...words}
      path={path}
      actions={
        <Note>
          In effect from <time dateTime={effective}>{moments.calendarDate(effective)}</time>
        </Note>
      }
    >
      <Look>
        <div className="wrap sides">
          <nav aria-label="Sections">
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
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
            <p className="draft">{DRAFT_NOTE}</p>
            {sections.map(({ id, title, paragraphs, items }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {items && (
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </div>
      </Look>
    </SheetPage>
  );
}

/** Shown above each document until counsel has read it. */
const DRAFT_NOTE =
  'Draft for review by counsel. It describes what this website does today, in plain words, and is not yet a final legal text.';

const Look = styled('div')`
  padding-block: clamp(40px, 5vw, 80px) clamp(64px, 7vw, 112px);
  background: var(--sheet);
  border-top: 1px solid var(--line-2);
  .sides {
    display: grid;
    grid-template-columns: 1fr 3fr;
    gap: 32px 0;
  }
  nav ol {
    position: sticky;
    top: 112px;
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
  .draft {
    max-width: var(--measure-wide);
    padding: 18px 22px 20px;
    background: var(--sand);
    border: 1px solid rgba(90, 70, 40, 0.22);
    border-radius: var(--r-cell);
  }
  section {
    padding-top: 40px;
    max-width: var(--measure-wide);
  }
  h2 {
    font-size: var(--fs-h3);
    line-height: 1.15;
    scroll-margin-top: 112px;
  }
  section p,
  section ul {
    margin-top: 14px;
  }
  section li {
    position: relative;
    padding: 4px 0 4px 26px;
  }
  section li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 1em;
    width: 14px;
    height: 1px;
    background: var(--blue-2);
  }
  @media ${below.tablet} {
    .sides {
      grid-template-columns: 1fr;
    }
    nav ol {
      position: static;
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
