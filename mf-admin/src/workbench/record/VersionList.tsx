import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled } from '@site/shell/kit';

/** The versions of a record, newest first; those that can be restored have a button. */
export function VersionList({ versions, isError, isBusy = false }: VersionListProps) {
  return (
    <Styles aria-label="Version history">
      <h3>Version history</h3>
      {isError && <p role="alert">Couldn’t load the version history.</p>}
      <ol>
        {versions.map(({ name, at, by, text, onRestore }) => (
          <li key={name}>
            <span>
              <b>{name}</b> {dateFormat.inList(at)} <span className="mu">{by}</span>
              <span className="values">{text}</span>
            </span>
            {onRestore && (
              <Button
                tone="line"
                size="small"
                disabled={isBusy}
                aria-label={`Restore version ${name}`}
                onClick={onRestore}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Styles>
  );
}

interface VersionListProps {
  versions: readonly Version[];
  isError: boolean;
  /** While one is being restored. */
  isBusy?: boolean;
}

interface Version {
  /** Its number. */
  name: string;
  at: string;
  by: string;
  /** What it holds, in words. */
  text: string;
  onRestore?: () => void;
}

const Styles = styled('section')`
  display: grid;
  gap: 8px;
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line);
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  ol {
    list-style: none;
    padding: 0;
    display: grid;
    gap: 8px;
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: 12px;
  }
  .values {
    display: block;
    font-size: var(--a13);
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
