import { pixelWidth, TITLE } from '@site/api/seo/pageInventory/pixelWidth';
import { below, styled, useSettings } from '@site/shell/kit';
import { useState } from 'react';

const DEVICES = [
  { name: 'Desktop', pixels: TITLE.max, characters: 155 },
  { name: 'Phone', pixels: 900, characters: 120 },
] as const;

/** How a search engine may show a page, on a computer or a phone. */
export function SearchPreview({
  path,
  title,
  description,
}: {
  path: string;
  title: string;
  description: string;
}) {
  const [at, setAt] = useState(0);
  const { name, origin } = useSettings();
  const device = DEVICES[at] ?? DEVICES[0];
  const crumbs = path.split('/').filter(Boolean).join(' › ');
  return (
    <Styles aria-label="Search preview">
      <div className="bar">
        <h3>Search preview</h3>
        <span className="devices">
          {DEVICES.map((each, index) => (
            <button key={each.name} type="button" aria-pressed={index === at} onClick={() => setAt(index)}>
              {each.name}
            </button>
          ))}
        </span>
      </div>
      <div className={`result ${device.name.toLowerCase()}`}>
        <p className="site">
          {name}
          <span>
            {origin}
            {crumbs && ` › ${crumbs}`}
          </span>
        </p>
        <p className="title">{cutToWidth(title, device.pixels) || 'No title'}</p>
        <p className="text">{cutToLength(description, device.characters) || 'No description'}</p>
      </div>
    </Styles>
  );
}

/** Cuts at a word, as search engines do. */
function cutToWidth(text: string, pixels: number): string {
  if (pixelWidth(text, TITLE.size) <= pixels) return text;
  const words = text.split(' ');
  while (words.length > 1 && pixelWidth(`${words.join(' ')} …`, TITLE.size) > pixels) words.pop();
  return `${words.join(' ')} …`;
}

function cutToLength(text: string, characters: number): string {
  if (text.length <= characters) return text;
  return `${text.slice(0, text.lastIndexOf(' ', characters)).trim()} …`;
}

const Styles = styled('section')`
  grid-column: 1 / -1;
  display: grid;
  gap: 8px;
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line);
  .bar {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 8px;
  }
  h3 {
    font-size: var(--a13);
    font-weight: 600;
  }
  .devices {
    display: flex;
    gap: 4px;
  }
  .devices button {
    padding: 4px 10px;
    min-height: 28px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: none;
    color: inherit;
    font-size: var(--a12);
    cursor: pointer;
  }
  .devices button[aria-pressed="true"] {
    background: var(--navy);
    border-color: var(--navy);
    color: var(--sheet);
  }
  /* As results look: light, in the font of the search engine. */
  .result {
    display: grid;
    gap: 3px;
    padding: 12px 14px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: #fff;
    color: #4d5156;
    font-family: Arial, Helvetica, sans-serif;
    font-size: 14px;
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  .phone {
    max-width: 360px;
  }
  .site {
    color: #202124;
    line-height: 1.3;
  }
  .site span {
    display: block;
    font-size: 12px;
    color: #4d5156;
  }
  .title {
    color: #1a0dab;
    font-size: 20px;
    line-height: 1.3;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
