import { Breadcrumbs, below, Lead, Page, type PageHeaderContent, styled } from '@site/shell/kit';
import type { ReactNode } from 'react';

/** The layout of the list of posts, and of a post that is loading or cannot be shown. */
export function BlogLayout({ children, ...meta }: BlogLayoutProps) {
  return (
    <Page
      title="The Foundry"
      lead="Short, practical articles on IT and cybersecurity for Central Texas companies, written by our team."
      {...meta}
      renderHeader={(head) => <BlogHeader {...head} />}
    >
      {children}
    </Page>
  );
}

export interface BlogLayoutProps {
  searchTitle?: string;
  description: string;
  path: string;
  noindex?: boolean;
  children: ReactNode;
}

function BlogHeader({ title, lead, breadcrumbs }: PageHeaderContent) {
  return (
    <Styles className="ruled edges">
      <div className="wrap">
        <Breadcrumbs items={breadcrumbs} />
        <div className="words">
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </div>
      </div>
    </Styles>
  );
}

const Styles = styled('header')`
  padding-block: clamp(20px, 2.6vw, 36px) clamp(28px, 3.4vw, 52px);
  .words {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px 0;
    align-items: end;
    margin-top: clamp(16px, 2vw, 28px);
  }
  h1 {
    font-size: clamp(3.25rem, 1rem + 8.4vw, 8.5rem);
    letter-spacing: -0.055em;
    line-height: 0.9;
    margin: 0 0 0 -0.04em;
  }
  .lead {
    margin-bottom: 0.5em;
  }
  @media ${below.tablet} {
    .words {
      grid-template-columns: 1fr;
    }
  }
`;
