import { below, SmartLink, styled } from '@site/shell/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { SheetLink } from '../parts/sheet/sheetLinks';

/** Services as an index of sheets: number, name, what it is for. */
export function ServiceIndex({ links, summaries }: ServiceIndexProps) {
  return (
    <Look>
      {links.map(({ to, label, slug }, index) => (
        <li key={to}>
          <SmartLink to={to}>
            <span className="number tn" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3>{label}</h3>
            <p>{summaries[slug]}</p>
            <ArrowRight size={20} aria-hidden />
          </SmartLink>
        </li>
      ))}
    </Look>
  );
}

interface ServiceIndexProps {
  links: SheetLink[];
  /** One line on each, by slug. */
  summaries: Record<string, string>;
}

const Look = styled('ul')`
  border-top: 1px solid var(--navy);
  a {
    position: relative;
    display: grid;
    grid-template-columns: 56px 5fr 7fr 24px;
    gap: 0 20px;
    align-items: baseline;
    padding: 20px 8px 21px 0;
    border-bottom: 1px solid var(--line-2);
    text-decoration: none;
    transition: background 0.15s;
  }
  a::before {
    content: "";
    position: absolute;
    left: -5px;
    top: 28px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--ember);
    transform: scale(0);
    transition: transform 0.16s;
  }
  a:hover,
  a:focus-visible {
    background: var(--white);
  }
  a:hover::before,
  a:focus-visible::before {
    transform: none;
  }
  .number {
    padding-left: 14px;
    font-size: 1.375rem;
    letter-spacing: -0.04em;
    color: var(--blue-2);
    transition: color 0.15s;
  }
  a:hover .number {
    color: var(--navy);
  }
  h3 {
    font-size: 1.375rem;
    line-height: 1.18;
    letter-spacing: -0.028em;
  }
  p {
    font-size: 1rem;
    line-height: 1.45;
  }
  svg {
    align-self: center;
    color: var(--blue);
    transition: transform var(--t-hover);
  }
  a:hover svg {
    transform: translateX(3px);
  }
  @media ${below.phone} {
    a {
      grid-template-columns: 34px 1fr 20px;
      padding: 16px 0 18px;
      gap: 4px 10px;
    }
    a::before {
      content: none;
    }
    .number {
      padding: 0;
      font-size: 1rem;
    }
    h3 {
      font-size: 1.25rem;
    }
    p {
      grid-column: 2 / -1;
      grid-row: 2;
      font-size: 0.9688rem;
    }
  }
`;
