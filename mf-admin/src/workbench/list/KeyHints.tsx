import { below, styled } from '@site/shell/kit';

/** The keys that work in the list, at its foot. */
export function KeyHints({ canSelect, canSearch, canBegin }: KeyHintsProps) {
  const hints = [
    { keys: ['J', 'K'], does: 'move' },
    ...(canSelect ? [{ keys: ['X'], does: 'select' }] : []),
    { keys: ['E'], does: 'open' },
    ...(canSearch ? [{ keys: ['/'], does: 'search' }] : []),
    ...(canBegin ? [{ keys: ['N'], does: 'new' }] : []),
    { keys: ['?'], does: 'all keys' },
  ];
  return (
    <Look aria-hidden="true">
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd className="kbd" key={key}>
              {key}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </Look>
  );
}

interface KeyHintsProps {
  canSelect: boolean;
  canSearch: boolean;
  canBegin: boolean;
}

const Look = styled('span')`
  display: flex;
  gap: 16px;
  > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    white-space: nowrap;
  }
  @container (max-width: 680px) {
    span:nth-of-type(n + 4) {
      display: none;
    }
  }
  @media ${below.phone}, (pointer: coarse) {
    display: none;
  }
`;
