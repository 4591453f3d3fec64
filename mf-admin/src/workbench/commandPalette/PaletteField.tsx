import { styled } from '@site/shell/kit';
import { IconButton } from '@site/shell/kit/workbench';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';

/** The search field. It keeps the focus while arrow keys move through the list below. */
export function PaletteField(props: PaletteFieldProps) {
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.nativeEvent.isComposing || !(step || event.key === 'Enter')) return;
    event.preventDefault();
    if (step) props.onMove(step);
    else props.onChoose();
  };
  return (
    <Styles>
      <Search aria-hidden />
      <input
        // biome-ignore lint/a11y/noAutofocus: opening the palette is a request to type
        autoFocus
        ref={moveCaretToEnd}
        role="combobox"
        aria-label="Search screens, records and actions"
        aria-autocomplete="list"
        aria-expanded={props.hasChoices}
        aria-controls={props.listId}
        aria-activedescendant={props.activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder="Search or jump to…"
        value={props.typed}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={handleKey}
      />
      <IconButton label="Close" onClick={props.onClose}>
        <X aria-hidden />
      </IconButton>
    </Styles>
  );
}

/** Puts the caret after text that was typed before the field was mounted. */
const moveCaretToEnd = (field: HTMLInputElement | null) =>
  field?.setSelectionRange(field.value.length, field.value.length);

interface PaletteFieldProps {
  typed: string;
  hasChoices: boolean;
  listId: string;
  activeId?: string;
  onType: (text: string) => void;
  onMove: (step: 1 | -1) => void;
  onChoose: () => void;
  onClose: () => void;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

const Styles = styled('div')`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 6px 11px 6px 16px;
  border-bottom: 1px solid var(--line-2);
  flex: none;
  > svg {
    width: 18px;
    height: 18px;
    flex: none;
    color: var(--blue);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 44px;
    padding: 0;
    border: 0;
    outline: 0;
    box-shadow: none;
    background: none;
    color: var(--ink);
    font-size: 1.0625rem;
  }
  input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
`;
