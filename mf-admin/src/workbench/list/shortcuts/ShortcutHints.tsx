import { below, styled } from '@site/shell/kit';

/** The keys that work in the list, at its foot. */
export function ShortcutHints({ canSelect, canSearch, canBegin }: ShortcutHintsProps) {
  const hints = [
    { keys: ['J', 'K'], does: 'move' },
    ...(canSelect ? [{ keys: ['X'], does: 'select' }] : []),
    { keys: ['E'], does: 'open' },
    ...(canSearch ? [{ keys: ['/'], does: 'search' }] : []),
    ...(canBegin ? [{ keys: ['N'], does: 'new' }] : []),
    { keys: ['?'], does: 'all shortcuts' },
  ];
  return (
    <Styles aria-hidden="true">
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
    </Styles>
  );
}

interface ShortcutHintsProps {
  canSelect: boolean;
  canSearch: boolean;
  canBegin: boolean;
}

const Styles = styled('span')`
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
