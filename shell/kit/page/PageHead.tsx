import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { below } from '../theme/widths';
import { Eyebrow } from './Eyebrow';
import { Lead } from './Lead';
import { SmartLink } from './SmartLink';

/** The title block of an inner page: where one is, what it is called and what it is for. Holds the page's only `h1`. */
export function PageHead({ crumbs = [], eyebrow, title, lead, current, children, className }: PageHeadProps) {
  return (
    <Head className={className}>
      <div className="wrap">
        {crumbs.length > 0 && (
          <nav className="crumbs note" aria-label="Breadcrumb">
            <ol>
              {crumbs.map((crumb) => (
                <Fragment key={crumb.to}>
                  <li>
                    <SmartLink to={crumb.to}>{crumb.label}</SmartLink>
                  </li>
                </Fragment>
              ))}
              <li aria-current="page">{current ?? title}</li>
            </ol>
          </nav>
        )}
        <div className="head">
          <div>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h1>{title}</h1>
          </div>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {children}
      </div>
    </Head>
  );
}

export interface PageHeadProps {
  crumbs?: { label: string; to: string }[];
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** What the last crumb says, where it is not the title. */
  current?: ReactNode;
  children?: ReactNode;
  className?: string;
}

const Head = styled('header')`
  padding-block: clamp(20px, 2.6vw, 36px) clamp(40px, 5vw, 72px);
  .crumbs ol {
    display: flex;
    flex-wrap: wrap;
    row-gap: 2px;
  }
  .crumbs li {
    display: flex;
    align-items: center;
  }
  .crumbs li + li::before {
    content: "";
    width: 1.25px;
    height: 13px;
    margin: 0 12px;
    background: var(--blue-2);
    transform: rotate(28deg);
  }
  .crumbs a {
    text-decoration: none;
    padding-block: 4px;
  }
  .crumbs a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .crumbs [aria-current] {
    color: var(--ink);
  }
  .head {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 20px 24px;
    align-items: end;
    margin-top: clamp(24px, 3vw, 40px);
  }
  h1 {
    font-size: var(--fs-h2);
    letter-spacing: -0.045em;
    line-height: 1;
    margin-top: 18px;
  }
  @media ${below.phone} {
    .head {
      grid-template-columns: 1fr;
    }
  }
`;
