import { useEffect, useRef } from 'react';
import { SmartLink } from '../../kit';
import type { FoundEntry } from './finder';
import type { FoundGroup } from './groupsOf';

/** What was found: name, leader line and address, as an index of sheets has them. */
export function FoundList({ id, groups, active, optionId, onPoint }: FoundListProps) {
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

interface FoundListProps {
  id: string;
  groups: FoundGroup[];
  active: FoundEntry;
  optionId: (entry: FoundEntry) => string;
  onPoint: (entry: FoundEntry) => void;
}

interface OptionProps extends Pick<FoundListProps, 'onPoint'> {
  id: string;
  entry: FoundEntry;
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

/** The title with the words that led to it underlined. */
function Marked({ title, terms }: FoundEntry) {
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
