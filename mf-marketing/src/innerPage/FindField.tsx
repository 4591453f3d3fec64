import { styled, useHydrated } from '@site/shell/kit';
import Search from 'lucide-react/icons/search';

/** A search field that filters the page while the visitor types. Not rendered without scripts. */
export function FindField({ id, label, value, onFind, onFocus }: FindFieldProps) {
  const isHydrated = useHydrated();
  return (
    <Styles className={isHydrated ? 'find' : 'find is-waiting'}>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <Search size={20} aria-hidden />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={label}
        maxLength={100}
        onFocus={onFocus}
        onChange={(event) => onFind(event.target.value)}
      />
    </Styles>
  );
}

interface FindFieldProps {
  id: string;
  label: string;
  value: string;
  onFind: (words: string) => void;
  onFocus?: () => void;
}

const Styles = styled('div')`
  position: relative;
  max-width: 680px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  background: var(--sheet);
  &.is-waiting {
    visibility: hidden;
  }
  svg {
    position: absolute;
    left: 16px;
    top: calc(50% - 10px);
    color: var(--blue);
    pointer-events: none;
  }
  input {
    width: 100%;
    border: 0;
    background: transparent;
    font: 450 1.0625rem / 1.3 var(--sans);
    color: var(--ink);
    padding: 0 16px 0 46px;
    min-height: 52px;
    outline: 0;
    border-radius: inherit;
    appearance: none;
  }
  input::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  &:focus-within {
    background: var(--white);
    box-shadow: inset 0 0 0 2px var(--navy);
  }
`;
