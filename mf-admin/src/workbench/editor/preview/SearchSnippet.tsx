import { parseUrl } from '@site/api/platform/contracts/parseUrl';
import { styled, useSettings } from '@site/shell/kit';
import type { CSSProperties } from 'react';
import { measureTextWidth, SEARCH_LIMITS } from '../checks/textMeasures';

/** A page as a search engine shows it, with the used share of the available width. */
export function SearchSnippet({ title, description, path }: SearchSnippetProps) {
  const { origin } = useSettings();
  const texts = { title, description };
  const host = parseUrl(origin)?.host ?? '';
  return (
    <Styles>
      <div className="found">
        <span className="m mu">
          {host}
          {path && ` › ${path.split('/').filter(Boolean).join(' › ')}`}
        </span>
        <b>{texts.title}</b>
        <p>{texts.description || 'No description yet.'}</p>
      </div>
      {(['title', 'description'] as const).map((part) => {
        const { font, maxWidth: most } = SEARCH_LIMITS[part];
        const width = measureTextWidth(texts[part], font);
        return (
          <div className="ruler m" key={part}>
            <span>
              {part === 'title' ? 'Title' : 'Description'} {width} of {most} px
            </span>
            <i
              data-over={width > most ? '' : undefined}
              style={{ '--v': Math.min(100, (width / most) * 100) } as CSSProperties}
            />
          </div>
        );
      })}
    </Styles>
  );
}

interface SearchSnippetProps {
  title: string;
  description: string;
  /** Its public path, once known. */
  path?: string;
}

const Styles = styled('div')`
  .found {
    padding: 10px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    overflow-wrap: anywhere;
  }
  .found b {
    display: block;
    margin: 2px 0 3px;
    font-size: 1.0625rem;
    font-weight: 500;
    color: var(--navy);
  }
  .found p {
    font-size: var(--a13);
  }
  .ruler {
    display: grid;
    grid-template-columns: auto minmax(60px, 1fr);
    gap: 12px;
    align-items: center;
    margin-top: 8px;
  }
  .ruler i {
    position: relative;
    height: 10px;
    border-inline: 1px solid var(--blue-2);
    background: linear-gradient(var(--line-2), var(--line-2)) 0 50% / 100% 1px no-repeat;
  }
  .ruler i::after {
    content: "";
    position: absolute;
    left: 0;
    top: 3px;
    height: 3px;
    width: calc(var(--v) * 1%);
    background: var(--navy);
  }
  .ruler i[data-over]::after {
    background: var(--ember);
  }
`;
