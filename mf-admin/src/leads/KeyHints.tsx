import { styled } from '@site/shell/kit';

/** The keys that work in the list, at its foot. */
export function KeyHints() {
  return (
    <Look aria-hidden="true">
      <span>
        <kbd className="kbd">J</kbd>
        <kbd className="kbd">K</kbd>move
      </span>
      <span>
        <kbd className="kbd">↵</kbd>open
      </span>
      <span>
        <kbd className="kbd">/</kbd>search
      </span>
      <span>
        <kbd className="kbd">?</kbd>all keys
      </span>
    </Look>
  );
}

const Look = styled('span')`
  display: flex;
  gap: 16px;
  > span { display: inline-flex; gap: 6px; align-items: center; white-space: nowrap; }
  @media (max-width: 767px), (pointer: coarse) { display: none; }
`;
