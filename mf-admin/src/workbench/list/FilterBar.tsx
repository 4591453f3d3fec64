import { below, styled } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListFilter } from './definition/ListDefinition';
import type { ListUrl } from './definition/useListUrl';

/**
 * Search, filters and sort order of the list, written as a sentence. On phones, and in narrow lists with many filters,
 * only the filters that are set are shown until the others are asked for.
 */
export function FilterBar({ id, title, search, filters, sorts, address }: FilterBarProps) {
  const { view, goTo } = address;
  const [typed, setTyped] = useSearchText(view.q, address.find);
  const sort = sorts.find(({ value }) => value === view.sort) ?? sorts[0];
  const [isOpen, setIsOpen] = useState(false);
  const unset = filters.filter(({ name }) => !view.filters[name]).length;
  return (
    <Styles
      role="search"
      data-open={isOpen}
      data-many={filters.length > MANY}
      onSubmit={(event) => event.preventDefault()}
    >
      <span>{title}</span>
      {filters.map((filter) => (
        <span key={filter.name} className={view.filters[filter.name] ? 'part' : 'part is-unset'}>
          <span>{filter.before}</span>
          <FilterMenu
            filter={filter}
            chosen={view.filters[filter.name]}
            onChoose={(value) => {
              // One that is reset stays where the focus is.
              if (!value) setIsOpen(true);
              goTo(address.filtered(filter.name, value));
            }}
          />
        </span>
      ))}
      {search && (
        <label className="find">
          <span>containing</span>
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={100}
            placeholder={search.placeholder}
            aria-label={search.label}
            aria-keyshortcuts="/"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        </label>
      )}
      {sort && sorts.length > 1 && (
        <Menu
          variant="word"
          label={`Sort: ${sort.label}`}
          value={sort.value}
          items={sorts}
          onChoose={(value) => goTo(address.sorted(value))}
        >
          {sort.label}
        </Menu>
      )}
      {unset > 0 && (
        <button type="button" className="more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Fewer filters' : 'More filters'}
        </button>
      )}
    </Styles>
  );
}

interface FilterBarProps {
  /** The id of the search field. */
  id: string;
  title: string;
  search?: { label: string; placeholder: string };
  filters: readonly ListFilter[];
  sorts: ListFilter['choices'];
  address: ListUrl;
}

/** More filters than this take more than two lines in a narrow list, such as beside an open record. */
const MANY = 6;

const ANY = '';

/** One filter and its current value. */
function FilterMenu({ filter, chosen, onChoose }: FilterMenuProps) {
  const { label, any, useChoices = () => filter.choices } = filter;
  const choices = useChoices();
  const shown = choices.find(({ value }) => value === chosen)?.label ?? chosen ?? any;
  return (
    <Menu
      variant="word"
      label={`${label}: ${shown}`}
      value={chosen ?? ANY}
      items={[{ value: ANY, label: any }, ...choices]}
      onChoose={(value) => onChoose(value === ANY ? undefined : value)}
    >
      {shown}
    </Menu>
  );
}

interface FilterMenuProps {
  filter: ListFilter;
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

const DEBOUNCE_MS = 250;

/** The search text: updates the URL after a pause in typing, and follows the URL when that changes. */
function useSearchText(q: string, onFind: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (q !== sent) setTyped(q);
  }
  const find = useEffectEvent((words: string) => {
    setSent(words);
    onFind(words);
  });
  useEffect(() => {
    const words = typed.trim();
    if (words === q) return;
    const timer = setTimeout(() => find(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, q]);
  return [typed, setTyped] as const;
}

const Styles = styled('form')`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 4px 7px;
  padding: 11px 20px 12px;
  border-bottom: 1px solid var(--line);
  background: var(--sheet);
  font-size: 1rem;
  line-height: 1.85;
  color: var(--text);
  .part {
    display: contents;
  }
  .more {
    display: none;
    margin-left: auto;
    padding: 0;
    border: 0;
    background: none;
    color: var(--navy);
    font: 550 1rem / 1.2 var(--sans);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @container (max-width: 760px) {
    &[data-many="true"] .more {
      display: block;
    }
    &[data-many="true"][data-open="false"] .is-unset {
      display: none;
    }
    &[data-many="true"] .find {
      flex: 1 1 200px;
    }
  }
  .find {
    display: flex;
    align-items: baseline;
    gap: 7px;
    flex: 0 1 330px;
    min-width: 0;
  }
  .find span {
    flex: none;
  }
  input {
    appearance: none;
    flex: 1;
    min-width: 0;
    width: 100%;
    height: 30px;
    padding: 0 2px 1px;
    border: 0;
    border-radius: 0;
    outline-offset: 2px;
    background: linear-gradient(var(--blue-2), var(--blue-2)) 0 100% / 100% 1px no-repeat;
    color: var(--navy);
    font-weight: 600;
  }
  input::placeholder {
    color: var(--muted);
    font-weight: 400;
    opacity: 1;
  }
  @media ${below.phone} {
    padding: 10px 16px 12px;
    font-size: 1.0625rem;
    input {
      height: 44px;
      min-height: 44px;
      font-size: 1.0625rem;
    }
    .find {
      flex: 1 1 220px;
    }
    &[data-open="false"] .is-unset {
      display: none;
    }
    .more {
      display: block;
      min-height: 44px;
    }
  }
`;
