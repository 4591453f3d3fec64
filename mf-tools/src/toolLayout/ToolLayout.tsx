import {
  Breadcrumbs,
  below,
  Lead,
  Page,
  type PageHeaderContent,
  type PageTexts,
  styled,
} from '@site/shell/kit';
import type { ReactNode } from 'react';

/** Layout of a tool page: headline and lead. Embedded, it has no links to other pages. */
export function ToolLayout({ children, isEmbedded, ...words }: ToolLayoutProps) {
  return (
    <Page
      {...words}
      noindex={isEmbedded || words.noindex}
      renderHeader={(head) => <ToolHeader {...head} isEmbedded={isEmbedded} />}
    >
      {children}
    </Page>
  );
}

interface ToolLayoutProps extends PageTexts {
  isEmbedded?: boolean;
  children: ReactNode;
}

function ToolHeader({ title, lead, breadcrumbs, isEmbedded }: PageHeaderContent & { isEmbedded?: boolean }) {
  return (
    <Styles className="ruled edges">
      <div className="wrap">
        {!isEmbedded && <Breadcrumbs items={breadcrumbs} />}
        <div className="words">
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </div>
      </div>
    </Styles>
  );
}

const Styles = styled('header')`
  padding: clamp(20px, 2.4vw, 32px) 0 clamp(32px, 4vw, 56px);
  .words {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 1.25fr);
    gap: 24px 40px;
    align-items: end;
    margin-top: clamp(20px, 2.6vw, 36px);
  }
  h1 {
    font-size: clamp(2.625rem, 1.2rem + 5.7vw, 6.75rem);
    line-height: 0.93;
    letter-spacing: -0.05em;
    margin: 0 0 0 -0.04em;
  }
  .lead {
    font-size: 1.125rem;
    padding-bottom: 0.4em;
  }
  @media ${below.tablet} {
    .words {
      grid-template-columns: 1fr;
      gap: 16px;
    }
  }
`;
