import {
  Breadcrumbs,
  below,
  from,
  Illustration,
  Lead,
  type PageHeaderContent,
  styled,
} from '@site/shell/kit';
import { Fragment, type ReactNode } from 'react';
import type { PageIllustration } from '../illustrations/illustrationAt';

/** The header of an inner page: breadcrumb, title, lead, actions and illustration. */
export function InnerPageHeader({
  title,
  lead,
  breadcrumbs,
  illustration,
  figure = illustration && <Illustration {...illustration} priority />,
  alternatives = [],
  children,
}: InnerPageHeaderProps) {
  return (
    <Styles className={figure ? 'ruled edges has-figure' : 'ruled edges'}>
      <div className="wrap">
        <Breadcrumbs items={breadcrumbs} />
        <div className="head">
          <h1>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
          {alternatives.map((other) => (
            <Fragment key={other.title}>
              <p className="title" aria-hidden>
                {other.title}
              </p>
              <Lead aria-hidden>{other.lead}</Lead>
            </Fragment>
          ))}
        </div>
        {children && <div className="actions">{children}</div>}
        {figure && <div className="figure">{figure}</div>}
      </div>
    </Styles>
  );
}

export interface InnerPageHeaderProps extends PageHeaderContent {
  illustration?: PageIllustration;
  /** Instead of the illustration. */
  figure?: ReactNode;
  alternatives?: AlternativeTexts[];
  children?: ReactNode;
}

export interface AlternativeTexts {
  title: string;
  lead: string;
}

const Styles = styled('header')`
  overflow: clip;
  padding-block: clamp(20px, 2.6vw, 36px) clamp(32px, 4vw, 64px);
  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin-top: clamp(20px, 3vw, 48px);
  }
  .head > [aria-hidden] {
    visibility: hidden;
  }
  .title {
    font-weight: 500;
    text-wrap: balance;
  }
  h1,
  .title {
    grid-area: 1 / 1;
    font-size: clamp(2.5rem, 1.1rem + 5.3vw, 6rem);
    letter-spacing: -0.045em;
    line-height: 0.98;
    max-width: 11em;
    margin-left: -0.04em;
    overflow-wrap: break-word;
  }
  .lead {
    grid-area: 2 / 1;
    margin-top: clamp(18px, 2vw, 28px);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 28px;
  }
  @media ${from.tablet} {
    &.has-figure .wrap {
      display: grid;
      grid-template-columns: 1fr 1fr;
      grid-template-rows: auto 1fr auto;
      column-gap: 24px;
    }
    &.has-figure nav {
      grid-column: 1 / -1;
    }
    &.has-figure .head {
      grid-column: 1;
      align-self: end;
      min-width: 0;
    }
    &.has-figure .actions {
      grid-column: 1;
    }
    &.has-figure h1,
    &.has-figure .title {
      font-size: clamp(2.5rem, 1.1rem + 4.4vw, 5.5rem);
    }
    &.has-figure .lead {
      max-width: var(--measure-narrow);
    }
    .figure {
      grid-column: 2;
      grid-row: 2 / 4;
      align-self: center;
      justify-self: center;
      width: 100%;
    }
    .figure img {
      width: auto;
      height: clamp(300px, 33vw, 480px);
      max-width: 100%;
      object-fit: contain;
      margin: 0 auto;
    }
  }
  @media ${below.tablet} {
    .figure {
      margin-top: 28px;
    }
    .figure img {
      width: min(100%, 340px);
      height: auto;
      max-height: 300px;
      object-fit: contain;
      margin-inline: auto;
    }
  }
  @media ${below.small} {
    .actions > * {
      flex: 1 1 auto;
    }
  }
`;
