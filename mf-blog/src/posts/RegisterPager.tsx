import { below, SmartLink, styled, Tooltip } from '@site/shell/kit';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { type Asked, addressOf } from './register';

/** Leafs through the register; each page says which months it holds. */
export function RegisterPager({ asked, page, pages }: { asked: Asked; page: number; pages: string[] }) {
  const to = (number: number) => addressOf({ ...asked, page: number });
  const steps = pages.map((span, index) => ({ span, number: index + 1 }));
  return (
    <Look aria-label="Pages">
      <Step to={page > 1 ? to(page - 1) : undefined} label="Previous page">
        <ChevronLeft size={20} aria-hidden />
      </Step>
      <ol>
        {steps.map(({ span, number }) => (
          <li key={number}>
            <SmartLink
              to={to(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={`Page ${number}, ${span}`}
            >
              <b className="tn">{number}</b>
              <span className="note">{span}</span>
            </SmartLink>
          </li>
        ))}
      </ol>
      <Step to={page < pages.length ? to(page + 1) : undefined} label="Next page">
        <ChevronRight size={20} aria-hidden />
      </Step>
    </Look>
  );
}

function Step({ to, label, children }: { to?: string; label: string; children: ReactNode }) {
  if (!to) return <span className="step is-off">{children}</span>;
  return (
    <Tooltip text={label}>
      <SmartLink className="step" to={to} aria-label={label}>
        {children}
      </SmartLink>
    </Tooltip>
  );
}

const Look = styled('nav')`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-top: 40px;
  .step {
    flex: none;
    width: 48px;
    height: 48px;
    display: grid;
    place-items: center;
    border: 1px solid var(--line-2);
    border-radius: var(--r-round);
    background: var(--sheet);
    color: var(--navy);
    transition: border-color var(--t-hover);
  }
  .step:hover {
    border-color: var(--navy);
  }
  .step.is-off {
    color: var(--faint);
    border-color: var(--line);
    background: transparent;
  }
  ol {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(56px, 1fr));
  }
  li a {
    position: relative;
    display: flex;
    align-items: baseline;
    gap: 10px;
    min-height: 48px;
    padding: 6px 0 16px 8px;
    text-decoration: none;
    background:
      linear-gradient(var(--line-2), var(--line-2)) 0 100% / 100% 1px no-repeat,
      repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px calc(100% / 12)) 0 100% / 100% 6px
      no-repeat,
      linear-gradient(var(--blue), var(--blue)) 0 100% / 1px 16px no-repeat;
  }
  b {
    font-weight: 550;
    font-size: 1.0625rem;
    color: var(--navy);
  }
  li a[aria-current]::after {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 3px;
    background: var(--ember);
  }
  li a:hover b {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media ${below.phone} {
    gap: 10px;
    .note {
      display: none;
    }
    .step {
      width: 44px;
      height: 44px;
    }
  }
`;
