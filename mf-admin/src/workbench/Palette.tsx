import { Button, SquareButton, styled } from '@site/shell/kit';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CommandPaletteProps } from './CommandPalette';
import { fitting, recordChoices, screenChoices } from './choices';
import { PaletteList } from './PaletteList';
import { useDeeds } from './useDeeds';
import { type ScreenRecords, useRecords } from './useRecords';

/** What the command palette holds: a field, and the choices that fit it. Loaded when it is first opened. */
export default function Palette({ screens, member, onClose }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string>();
  const [sources] = useState(() =>
    screens.filter((screen): screen is ScreenRecords => Boolean(screen.records)),
  );
  const words = typed.trim();
  const records = useRecords(sources, words);
  const go = (path: string) => navigate(path);
  const deeds = useDeeds({ screens, member }, go);
  const groups = [
    ...fitting([{ name: 'Screens', choices: screenChoices(screens, go) }], words),
    ...records.groups
      .map(({ source, hits }) => ({
        name: source.records.name,
        choices: recordChoices(hits, source.icon, go),
      }))
      .filter(({ choices }) => choices.length > 0),
    ...fitting([{ name: 'Actions', choices: deeds }], words),
  ];
  const choices = groups.flatMap((group) => group.choices);
  const active = choices.find((choice) => choice.id === pointed) ?? choices[0];
  const optionId = (choice: string) => `${id}${choice.replace(/\W/g, '_')}`;
  const activeId = active && optionId(active.id);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const choose = (choice = active) => {
    if (!choice) return;
    onClose();
    choice.choose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') choose();
    else if (step && active) {
      const next = (choices.indexOf(active) + step + choices.length) % choices.length;
      setPointed(choices[next]?.id);
    } else return;
    event.preventDefault();
  };
  return (
    <Look>
      <div className="ask">
        <Search aria-hidden />
        <input
          // biome-ignore lint/a11y/noAutofocus: opening the palette is asking for its field
          autoFocus
          role="combobox"
          aria-label="Search screens, records and actions"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Search or jump to…"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={handleKey}
        />
        <SquareButton label="Close" onClick={onClose}>
          <X aria-hidden />
        </SquareButton>
      </div>
      <PaletteList
        id={`${id}list`}
        groups={groups}
        activeId={activeId}
        optionId={optionId}
        onPoint={(choice) => setPointed(choice.id)}
        onChoose={choose}
      />
      {records.error && (
        <div className="problem" role="alert">
          <p>
            <b>Records could not be searched.</b> {records.error.message}
          </p>
          {records.error.requestId && <p className="m mu">request {records.error.requestId}</p>}
          <Button tone="line" size="small" type="button" onClick={records.retry}>
            Try again
          </Button>
        </div>
      )}
      <p className="foot">
        <span role="status">{statusOf(words, choices.length, records.isBusy)}</span>
        <span className="keys" aria-hidden="true">
          <kbd className="kbd">↑</kbd>
          <kbd className="kbd">↓</kbd> move <kbd className="kbd">Enter</kbd> choose{' '}
          <kbd className="kbd">Esc</kbd> close
        </span>
      </p>
    </Look>
  );
}

interface PaletteProps extends CommandPaletteProps {
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function statusOf(words: string, count: number, isBusy: boolean): string {
  if (isBusy) return 'Searching…';
  if (!count) return `Nothing fits “${words}”`;
  return count === 1 ? '1 choice' : `${count} choices`;
}

const Look = styled('div')`
  display: flex;
  flex-direction: column;
  min-height: 0;
  flex: 1;
  .ask { display: flex; align-items: center; gap: 12px; padding: 6px 6px 6px 16px; border-bottom: 1px solid var(--line-2); flex: none; }
  .ask > svg { width: 18px; height: 18px; flex: none; color: var(--blue); }
  .ask input { flex: 1; min-width: 0; height: 44px; padding: 0; border: 0; outline: 0; box-shadow: none; background: none; color: var(--ink); font-size: 1.0625rem; }
  .ask input::placeholder { color: var(--muted); opacity: 1; }
  .ask button { width: 44px; height: 44px; border-color: transparent; background: none; }
  .problem { display: grid; justify-items: start; gap: 8px; padding: 14px 16px; border-top: 1px solid var(--line); box-shadow: inset 3px 0 0 var(--error); }
  .problem p { overflow-wrap: anywhere; }
  .foot { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 40px; margin-top: auto; padding: 8px 16px; border-top: 1px solid var(--line); color: var(--muted); font-size: var(--a13); flex: none; }
  .keys { white-space: nowrap; }
  @media (max-width: 767px) { .keys { display: none; } }
`;
