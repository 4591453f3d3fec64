import { below, styled } from '@site/shell/kit';
import type { ReactNode } from 'react';

/** Short statements in cells on hairlines; a note, such as a source, is set smaller. */
export function Cells({ items }: { items: { title: string; text?: string; note?: ReactNode }[] }) {
  return (
    <Styles className={items.length % 3 === 0 ? 'by-three' : undefined}>
      {items.map(({ title, text, note }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
          {note && <p className="note">{note}</p>}
        </li>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line);
  li {
    padding: 28px 30px 32px;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
  }
  h3 {
    font-size: var(--fs-h3);
    line-height: 1.16;
  }
  p {
    margin-top: 10px;
    max-width: var(--measure-narrow);
  }
  &.by-three {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media ${below.laptop} {
    &.by-three {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    border-left: 0;
    li {
      border-right: 0;
      padding: 18px 0 20px;
    }
  }
`;
