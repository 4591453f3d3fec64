import type { ReactNode } from 'react';
import { styled, Tooltip } from '../../kit';

/** Links to social profiles; nothing if there are none. */
export function SocialLinks({ socials }: { socials: { name: string; url: string }[] }) {
  if (socials.length === 0) return null;
  return (
    <Styles>
      {socials.map(({ name, url }) => (
        <li key={url}>
          <Tooltip text={name}>
            <a href={url} aria-label={name}>
              {MARKS[name.toLowerCase()] ?? <b aria-hidden="true">{name.slice(0, 1)}</b>}
            </a>
          </Tooltip>
        </li>
      ))}
    </Styles>
  );
}

const line = (path: string, more?: ReactNode) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
    {more}
  </svg>
);

const MARKS: Record<string, ReactNode> = {
  linkedin: line('M5 9.5V19M5 5.2v.1M10 19V9.5M10 13.2c0-2.2 1.6-3.7 3.9-3.7S18 11 18 13.6V19'),
  facebook: line('M13.5 20v-9.2c0-3 1.4-4.6 4-4.6M9.5 12h7'),
  instagram: line(
    'M16.6 7.4v.01',
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
    </>,
  ),
  youtube: line('m10.4 9.6 4.4 2.65-4.4 2.65z', <rect x="3" y="6" width="18" height="12.5" rx="3.5" />),
};

const Styles = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  && a {
    width: 44px;
    height: 44px;
    padding: 0;
    display: grid;
    place-items: center;
    border: 1px solid var(--line-2);
    border-radius: 50%;
    color: var(--navy);
    text-decoration: none;
  }
  && a:hover {
    text-decoration: none;
    border-color: var(--navy);
    background: var(--white);
  }
  b {
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;
