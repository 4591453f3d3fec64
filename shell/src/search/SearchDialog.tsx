import CalendarDays from 'lucide-react/icons/calendar-days';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { SmartLink, useSettings } from '../../kit';
import { paths } from '../../paths';
import { groupHits } from './groupHits';
import { NoSearchResults } from './NoSearchResults';
import { SearchDialogStyles } from './SearchDialogStyles';
import { SearchResultPreview } from './SearchResultPreview';
import { SearchResults } from './SearchResults';
import { SearchSuggestions } from './SearchSuggestions';
import { useOlderPages } from './useOlderPages';
import { useReportMisses } from './useReportMisses';
import { useSearch } from './useSearch';

/** The search dialog. The input keeps the focus; arrow keys move, Enter opens, Esc closes. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { phone, phoneHref } = useSettings();
  const { find, isAll = true, hasFailed, retry } = useSearch();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const query = typed.trim();
  const { older, isLoading } = useOlderPages(query, isAll);
  const groups = groupHits(query && find ? [...find(query), ...older] : []);
  const found = groups.flatMap(({ entries }) => entries);
  const active = found[Math.min(at, found.length - 1)];
  useEffect(() => dialog.current?.showModal(), []);
  useReportMisses(query, Boolean(find) && !isLoading && found.length === 0);

  // The browser reports a closed dialog later. Until then the search could not be opened again.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === 'Enter') dialog.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
  };
  // A link or a click on the backdrop closes the dialog.
  const handleClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target as Element).closest('a')) close();
  };
  const count = query && find ? `${found.length} found` : '';
  return (
    <SearchDialogStyles
      ref={dialog}
      aria-label="Search"
      onCancel={close}
      onClose={onClose}
      onClick={handleClick}
    >
      <div className="card">
        <div className="ask">
          <Search aria-hidden />
          <input
            role="combobox"
            aria-label="Search the site"
            aria-expanded={found.length > 0}
            aria-controls={LIST}
            aria-activedescendant={active && optionId(found.indexOf(active))}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder="Search or ask a question"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={handleKey}
          />
          <span className="note" role="status">
            {count}
          </span>
          <button type="button" className="close" aria-label="Close" onClick={close}>
            <kbd>Esc</kbd>
          </button>
        </div>
        {found.length > 0 && active ? (
          <div className="both">
            <SearchResults
              id={LIST}
              groups={groups}
              active={active}
              optionId={(entry) => optionId(found.indexOf(entry))}
              onPoint={(entry) => setAt(found.indexOf(entry))}
            />
            <SearchResultPreview entry={active} />
          </div>
        ) : hasFailed ? (
          <div className="say">
            <p role="alert">The search couldn’t be loaded.</p>
            <button type="button" className="chip" onClick={retry}>
              Try again
            </button>
          </div>
        ) : query && find && !isLoading ? (
          <NoSearchResults />
        ) : query ? (
          <p className="say" role="status">
            Loading the search…
          </p>
        ) : (
          <SearchSuggestions onSearch={type} />
        )}
        <div className="ways">
          <a href={phoneHref}>
            <Phone aria-hidden />
            Call {phone}
          </a>
          <SmartLink to={paths.bookings}>
            <CalendarDays aria-hidden />
            Book a time
          </SmartLink>
          <p aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> move <kbd>⏎</kbd> open
          </p>
        </div>
      </div>
    </SearchDialogStyles>
  );
}

const LIST = 'search-found';
const optionId = (index: number) => `${LIST}-${index}`;
