import { useEffect, useRef } from 'react';
import { SmartLink } from '../../kit';
import type { SearchHit } from './createSearch';
import type { SearchHitGroup } from './groupHits';

/** The search results: title and path, grouped by heading. */
export function SearchResults({ id, groups, active, optionId, onPoint }: SearchResultsProps) {
  return (
    <div className="list" id={id} role="listbox" aria-label="Found">
      {groups.map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
        <div className="group" role="group" aria-label={name} key={`${name} ${entries[0]?.path}`}>
          <span aria-hidden="true">{name}</span>
          <div>
            {entries.map((entry) => (
              <Option
                key={`${entry.path} ${entry.title}`}
                id={optionId(entry)}
                entry={entry}
                isActive={entry === active}
                onPoint={onPoint}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface SearchResultsProps {
  id: string;
  groups: SearchHitGroup[];
  active: SearchHit;
  optionId: (entry: SearchHit) => string;
  onPoint: (entry: SearchHit) => void;
}

interface OptionProps extends Pick<SearchResultsProps, 'onPoint'> {
  id: string;
  entry: SearchHit;
  isActive: boolean;
}

function Option({ id, entry, isActive, onPoint }: OptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <SmartLink
      ref={link}
      id={id}
      to={entry.path}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={() => isActive || onPoint(entry)}
    >
      <b>
        <Marked {...entry} />
      </b>
      <i />
      <code>{entry.path}</code>
    </SmartLink>
  );
}

/** The title with matching words underlined. */
function Marked({ title, terms }: SearchHit) {
  const parts = title.split(/([\p{L}\p{N}]+)/u);
  return parts.map((part, index) =>
    terms.some((term) => part.toLowerCase().startsWith(term)) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title stay in their order
      <u key={index}>{part}</u>
    ) : (
      part
    ),
  );
}
