import { below, fallbackCover, Illustration, SmartLink, styled } from '@site/shell/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { illustrationAt } from '../illustrations/illustrationAt';

import { pageLinksAt } from './pageLinks';

/** Related pages, each with its illustration, and one article. */
export function RelatedPages({ related, reading }: RelatedPagesProps) {
  const links = pageLinksAt(related);
  if (links.length === 0 && !reading) return null;
  return (
    <Styles aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">Related pages</h2>
        <ul>
          {links.map(({ to, label, kind }) => (
            <li key={to}>
              <SmartLink to={to}>
                <span className="figure">
                  <Illustration {...illustrationAt(to)} />
                </span>
                <span>
                  <span className="note">{kind}</span>
                  <b>{label}</b>
                </span>
                <ArrowRight className="go" size={20} aria-hidden />
              </SmartLink>
            </li>
          ))}
          {reading && (
            <li>
              <SmartLink to={reading.path}>
                <span className="figure">
                  <Illustration src={fallbackCover} width={420} height={286} />
                </span>
                <span>
                  <span className="note">The Foundry</span>
                  <b>{reading.title}</b>
                </span>
                <ArrowRight className="go" size={20} aria-hidden />
              </SmartLink>
            </li>
          )}
        </ul>
      </div>
    </Styles>
  );
}

export interface RelatedPagesProps {
  /** Paths of services, industries and areas. */
  related: string[];
  reading?: { title: string; path: string };
}

const Styles = styled('section')`
  padding-block: clamp(56px, 6vw, 96px);
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  h2 {
    font-size: var(--fs-h3);
    margin-bottom: 28px;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    border-top: 1px solid var(--line-2);
    border-left: 1px solid var(--line);
  }
  li {
    display: flex;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
  }
  a {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 20px;
    padding: 22px 24px 26px;
    text-decoration: none;
    transition: background 0.2s;
  }
  a:hover {
    background: var(--white);
  }
  .go {
    position: absolute;
    right: 22px;
    top: 22px;
    color: var(--blue);
    transition: transform var(--t-hover);
  }
  a:hover .go {
    transform: translateX(3px);
  }
  .figure {
    display: flex;
    align-items: flex-end;
    height: 128px;
    margin-top: 12px;
    color: var(--blue-2);
  }
  .figure img {
    width: auto;
    height: 100%;
    max-width: 100%;
    object-fit: contain;
  }
  b {
    display: block;
    margin-top: 8px;
    font-weight: 500;
    font-size: 1.375rem;
    line-height: 1.15;
    letter-spacing: -0.028em;
    color: var(--ink);
    text-wrap: balance;
  }
  @media ${below.tablet} {
    ul {
      grid-template-columns: minmax(0, 1fr);
      border-left: 0;
    }
    li {
      border-right: 0;
    }
    a {
      flex-direction: row;
      align-items: center;
      padding: 18px 36px 20px 0;
      gap: 16px;
    }
    .go {
      right: 4px;
      top: calc(50% - 10px);
    }
    .figure {
      flex: 0 0 84px;
      height: 72px;
      margin: 0;
      align-items: center;
    }
    .figure img {
      max-height: 72px;
      height: auto;
    }
    b {
      font-size: 1.25rem;
      margin-top: 4px;
    }
  }
`;
