/** How often something was found in a text, and where. */
export function FindingList({ name, note, help, items, most = 0, onSelect }: FindingListProps) {
  return (
    <li>
      <span className={items.length > most ? 'wt' : 'ok'}>
        <b>{name}</b>
      </span>
      <span className="mu">{note}</span>
      {items.length > 0 && (
        <details>
          <summary>
            Show<span className="sr"> {name.toLowerCase()}</span>
          </summary>
          <p className="mu">{help}</p>
          <ul>
            {items.slice(0, MAX_SHOWN).map(({ words, note: about }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence can be found twice
              <li key={at}>
                {onSelect ? (
                  <button type="button" className="lk" onClick={() => onSelect(words)}>
                    {shorten(words)}
                  </button>
                ) : (
                  shorten(words)
                )}
                {about && <span className="mu"> {about}</span>}
              </li>
            ))}
          </ul>
          {items.length > MAX_SHOWN && <p className="mu">And {items.length - MAX_SHOWN} more.</p>}
        </details>
      )}
    </li>
  );
}

interface FindingListProps {
  name: string;
  note: string;
  /** What to do about it. */
  help: string;
  items: readonly { words: string; note?: string }[];
  /** The number of findings that needs no warning. */
  most?: number;
  /** Selects words in the text. */
  onSelect?: (words: string) => void;
}

const MAX_SHOWN = 20;
const MAX_LETTERS = 120;

const shorten = (words: string) =>
  words.length > MAX_LETTERS ? `${words.slice(0, MAX_LETTERS).trimEnd()}…` : words;
