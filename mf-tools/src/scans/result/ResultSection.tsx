import { below, styled } from '@site/shell/kit';
import { type ReactNode, useId } from 'react';
import { ToolSection } from '../../toolLayout/ToolSection';

/** A section of a result: heading, intro and content. */
export function ResultSection({
  title,
  intro,
  screenNote,
  children,
  background,
  className,
}: ResultSectionProps) {
  const id = useId();
  return (
    <Styles
      background={background}
      ruled={background ? undefined : 'edges'}
      className={className}
      aria-labelledby={id}
    >
      <div className="wrap">
        <div className="opening">
          <h2 id={id}>{title}</h2>
          {intro && (
            <p>
              {intro}
              {screenNote && <span> {screenNote}</span>}
            </p>
          )}
        </div>
        {children}
      </div>
    </Styles>
  );
}

interface ResultSectionProps {
  title: string;
  intro?: string;
  /** A note about controls, hidden in print. */
  screenNote?: string;
  children: ReactNode;
  background?: 'sheet' | 'sand' | 'night';
  className?: string;
}

const Styles = styled(ToolSection)`
  &.ground-night {
    background: linear-gradient(180deg, var(--night), #0a2647 78%, #082038);
  }
  .opening {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 24em);
    gap: 12px 40px;
    align-items: end;
    margin-bottom: clamp(24px, 3vw, 44px);
  }
  .opening h2 {
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    letter-spacing: -0.04em;
  }
  .opening p {
    text-wrap: balance;
  }
  @media ${below.phone} {
    .opening {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    padding-block: 4px;
    border: 0;
    &,
    &.ground-sheet,
    &.ground-sand,
    &.ground-night {
      background: none;
    }
    /* Paper is light, whatever lay below it on the screen. */
    &.ground-night,
    &.ground-night h2 {
      color: var(--ink);
    }
    .wrap {
      width: 100%;
    }
    .opening {
      margin-bottom: 6px;
    }
    .opening span {
      display: none;
    }
    .opening h2 {
      font-size: 14pt;
    }
    .opening p {
      display: none;
    }
  }
`;
