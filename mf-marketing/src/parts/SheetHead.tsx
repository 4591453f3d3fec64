import { below, Drawing, from, PageHead, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { ReactNode } from 'react';
import type { SheetDrawing } from './drawingAt';

/** The head of an inner page: where it stands, what it is called and for, what to do, and its drawing. */
export function SheetHead({ crumbs = [], current, title, lead, drawing, children }: SheetHeadProps) {
  return (
    <Head
      className={drawing ? 'ruled edges has-figure' : 'ruled edges'}
      crumbs={[{ label: 'Home', to: paths.home }, ...crumbs]}
      current={current}
      title={title}
      lead={lead}
    >
      {children && <div className="actions">{children}</div>}
      {drawing && (
        <div className="figure">
          <Drawing {...drawing} priority />
        </div>
      )}
    </Head>
  );
}

export interface SheetHeadProps {
  /** Between Home and this page. */
  crumbs?: { label: string; to: string }[];
  current?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  drawing?: SheetDrawing;
  children?: ReactNode;
}

const Head = styled(PageHead)`
  overflow: clip;
  padding-bottom: clamp(32px, 4vw, 64px);
  .head {
    display: block;
    margin-top: clamp(20px, 3vw, 48px);
  }
  h1 {
    font-size: clamp(2.5rem, 1.1rem + 5.3vw, 6rem);
    letter-spacing: -0.045em;
    line-height: 0.98;
    max-width: 11em;
    margin: 0 0 0 -0.04em;
    overflow-wrap: break-word;
  }
  .lead {
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
    &.has-figure .crumbs {
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
    &.has-figure h1 {
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
