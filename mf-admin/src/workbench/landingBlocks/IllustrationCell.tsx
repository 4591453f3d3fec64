import { Button, styled } from '@site/shell/kit';
import { useListAllPagesQuery } from '@site/shell/kit/query';
import { useId, useState } from 'react';
import { PathCell } from '../fields/links/PathCell';
import type { TextCellProps } from '../fields/TextCell';

/** The page whose illustration is shown: typed, or chosen from the illustrations of services and industries. */
export function IllustrationCell(cell: TextCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Styles>
      <PathCell {...cell} />
      <Button
        tone="line"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide illustrations' : 'Show illustrations'}
      </Button>
      <div id={id}>{isOpen && <Illustrations {...cell} />}</div>
    </Styles>
  );
}

function Illustrations({ label, value, onChange }: TextCellProps) {
  const name = useId();
  const { data: pages, isError } = useListAllPagesQuery();
  const drawn = pages?.filter(({ path }) => DRAWN.test(path)) ?? [];
  if (isError) return <p className="hint">Couldn’t load the illustrations. Enter a path instead.</p>;
  if (!pages) return <p className="hint">Loading…</p>;
  if (drawn.length === 0) return <p className="hint">No page has an illustration yet.</p>;
  return (
    <div className="illustrations" role="radiogroup" aria-label={label}>
      {drawn.map(({ path, label: page }) => (
        <label key={path}>
          <input
            type="radio"
            name={name}
            value={path}
            checked={value === path}
            onChange={() => onChange(path)}
          />
          <span className="thumbnail">
            <img src={thumbnailOf(path)} alt="" width={228} height={120} loading="lazy" />
          </span>
          <span>{page}</span>
        </label>
      ))}
    </div>
  );
}

const DRAWN = /^\/(services|industries|industry-services)\/[^/]+$/;

/** The page's social preview image. The server replaces the placeholder by the hash of the current content. */
const thumbnailOf = (path: string) => `/social/${'-'.repeat(16)}${path}.png`;

const Styles = styled('div')`
  grid-column: 1 / -1;
  min-width: 0;
  > button {
    margin: 8px 14px;
  }
  > div > .hint {
    margin: 0 14px 10px;
  }
  .illustrations {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
    gap: 8px;
    max-height: 340px;
    padding: 4px 14px 14px;
    overflow-y: auto;
  }
  .illustrations label {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 6px;
    padding: 6px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    font-size: var(--a13);
    line-height: 1.25;
    cursor: pointer;
  }
  .illustrations label:has(:checked) {
    border-color: var(--navy);
    box-shadow: inset 0 0 0 1px var(--navy);
  }
  .illustrations label:has(:focus-visible) {
    outline: 2px solid var(--navy);
    outline-offset: 2px;
  }
  .illustrations input {
    position: absolute;
    opacity: 0;
  }
  .thumbnail {
    height: 90px;
    overflow: hidden;
    border-radius: 2px;
  }
  /* The illustration is the right part of a social image; the title at its left stays outside. */
  .thumbnail img {
    width: 228px;
    height: 120px;
    max-width: none;
    margin: -14px 0 0 calc(100% - 222px);
  }
`;
