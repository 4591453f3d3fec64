import { Breadcrumbs, below, from, Lead, type PageHeaderContent, styled } from '@site/shell/kit';
import type { ReactNode } from 'react';
import { SERVICE_AREA } from './content';

/** The header of a service area: its name large, the lead and the actions beside it. */
export function CityHeader({ name, lead, breadcrumbs, children }: CityHeaderProps) {
  return (
    <Styles className="ruled edges">
      <div className="wrap">
        <Breadcrumbs items={breadcrumbs} />
        <h1>
          <span>{SERVICE_AREA.heading}</span> {name}
        </h1>
        <div className="side">
          {lead && <Lead>{lead}</Lead>}
          <div className="actions">{children}</div>
        </div>
      </div>
    </Styles>
  );
}

interface CityHeaderProps extends PageHeaderContent {
  name: string;
  children: ReactNode;
}

const Styles = styled('header')`
  overflow: clip;
  padding-block: clamp(20px, 2.6vw, 36px) clamp(28px, 2.6vw, 40px);
  h1 {
    margin: clamp(20px, 2vw, 28px) 0 0 -0.04em;
    font-size: clamp(3.125rem, 1rem + 8vw, 8.5rem);
    letter-spacing: -0.055em;
    line-height: 0.94;
    overflow-wrap: break-word;
  }
  h1 span {
    display: block;
    margin: 0 0 0.1em 0.06em;
    font-size: 0.36em;
    letter-spacing: -0.035em;
    word-spacing: 0.05em;
    line-height: 1.1;
    color: var(--blue);
  }
  .side {
    margin-top: 18px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 22px;
  }
  @media ${from.tablet} {
    .wrap {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: 0 40px;
      align-items: end;
    }
    nav {
      grid-column: 1 / -1;
    }
    .side {
      margin: 0 0 0.5em;
    }
  }
  @media ${below.small} {
    .actions > * {
      flex: 1 1 auto;
    }
  }
`;
