import { Button, below, styled } from '@site/shell/kit';
import { useEffect, useEffectEvent, useId } from 'react';
import { errorMessage } from '../../requests/errorMessage';
import { RequestDetails } from '../../requests/RequestDetails';
import type { CommandPaletteProps } from './CommandPalette';
import type { Command } from './commands';
import { PaletteField } from './PaletteField';
import { PaletteList } from './PaletteList';
import { type PaletteInput, usePalette } from './usePalette';
import type { FoundRecords } from './useRecordSearch';

/** The content of the command palette: a field and the matching commands. Loaded on first use. */
export default function PaletteContent({
  screens,
  member,
  typed,
  onReady,
  onType,
  onClose,
}: PaletteContentProps) {
  const id = useId();
  const { active, records, ...palette } = usePalette({ screens, member, typed, onType });
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => {
    notifyReady(true);
    return () => notifyReady(false);
  }, []);
  const optionId = (choice: string) => `${id}${choice.replace(/\W/g, '_')}`;
  const activeId = active && optionId(active.id);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const choose = (choice: Command | undefined) => {
    if (!choice) return;
    onClose();
    choice.run();
  };
  return (
    <Styles>
      <PaletteField
        typed={typed}
        hasChoices={palette.count > 0}
        listId={`${id}list`}
        activeId={activeId}
        onType={palette.type}
        onMove={palette.move}
        onChoose={() => choose(active)}
        onClose={onClose}
      />
      <PaletteList
        id={`${id}list`}
        groups={palette.groups}
        activeId={activeId}
        optionId={optionId}
        onPoint={palette.point}
        onChoose={choose}
      />
      <SearchErrors {...records} />
      <p className="foot">
        <span role="status">{statusOf(palette.query, palette.count, records.isBusy)}</span>
        <span className="keys" aria-hidden="true">
          <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> navigate
          <kbd className="kbd">Enter</kbd> select
          <kbd className="kbd">Esc</kbd> close
        </span>
      </p>
    </Styles>
  );
}

interface PaletteContentProps extends CommandPaletteProps, PaletteInput {
  /** Called with true once the field is mounted, and with false when it unmounts. */
  onReady: (isReady: boolean) => void;
  onClose: () => void;
}

/** The lists whose search failed, below the results of the others. */
function SearchErrors({ groups, retry, isBusy }: FoundRecords) {
  const failed = isBusy ? [] : groups.filter(({ error }) => error);
  if (!failed.length) return null;
  return (
    <div className="problem" role="alert">
      {failed.map(({ source, error }) => (
        <div key={source.path}>
          <p>
            <b>Couldn’t search {source.records.name}.</b> {error && errorMessage(error)}
          </p>
          {error?.requestId && <RequestDetails error={error} />}
        </div>
      ))}
      <Button tone="line" size="small" type="button" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

function statusOf(query: string, count: number, isBusy: boolean): string {
  if (isBusy) return 'Searching…';
  if (!count) return `No results for “${query}”`;
  return count === 1 ? '1 result' : `${count} results`;
}

const Styles = styled('div')`
  display: flex;
  flex-direction: column;
  min-height: 0;
  flex: 1;
  .problem {
    display: grid;
    justify-items: start;
    gap: 8px;
    padding: 14px 16px;
    border-top: 1px solid var(--line);
    box-shadow: inset 3px 0 0 var(--error);
  }
  .problem p {
    overflow-wrap: anywhere;
  }
  .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 40px;
    margin-top: auto;
    padding: 8px 16px;
    border-top: 1px solid var(--line);
    color: var(--muted);
    font-size: var(--a13);
    flex: none;
  }
  .keys {
    display: flex;
    align-items: center;
    gap: 5px;
    white-space: nowrap;
  }
  @media ${below.phone} {
    .keys {
      display: none;
    }
  }
`;
