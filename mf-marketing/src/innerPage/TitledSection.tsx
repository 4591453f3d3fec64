import { below, styled } from '@site/shell/kit';
import type { ReactNode } from 'react';

/** A section with its heading in the first quarter of the width and its content in the other three. */
export function TitledSection({ id, title, note, background, children }: TitledSectionProps) {
  return (
    <Styles className={background === 'sheet' ? 'on-sheet' : undefined} aria-labelledby={id}>
      <div className="wrap quarter">
        <div className="heading">
          <div>
            <h2 id={id}>{title}</h2>
            {note && <p>{note}</p>}
          </div>
        </div>
        <div className="content">{children}</div>
      </div>
    </Styles>
  );
}

export interface TitledSectionProps {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  background?: 'sheet';
  children: ReactNode;
}

const Styles = styled('section')`
  padding-block: clamp(56px, 7vw, 112px);
  &.on-sheet {
    background: var(--sheet);
    border-block: 1px solid var(--line-2);
  }
  .quarter {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    row-gap: 32px;
  }
  .heading {
    padding-right: 28px;
    container-type: inline-size;
  }
  .heading > div {
    position: sticky;
    top: 112px;
  }
  .heading h2 {
    /* At most what a column of this width needs for a long word. */
    font-size: min(clamp(1.875rem, 1.3rem + 1.7vw, 2.75rem), 15cqi);
    letter-spacing: -0.035em;
    scroll-margin-top: 112px;
  }
  .heading p {
    margin-top: 16px;
    max-width: 20em;
  }
  .content {
    min-width: 0;
  }
  @media ${below.desktop} {
    .quarter {
      grid-template-columns: minmax(0, 1fr);
    }
    .heading > div {
      position: static;
    }
    .heading p {
      max-width: var(--measure);
    }
  }
  @media ${below.phone} {
    padding-block: 40px;
    .quarter {
      row-gap: 20px;
    }
    .heading p {
      margin-top: 10px;
    }
  }
`;
