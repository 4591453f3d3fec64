import { below, SmartLink, styled, useHydrated, useSettings } from '@site/shell/kit';
import { WorkbenchTheme } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { BrandMark } from '../../theme/BrandMark';
import { SchemeButton } from '../../theme/SchemeButton';
import { authenticationCss } from './authenticationCss';
import { StepProgress } from './StepProgress';

/** The page layout of invitation, password reset and two-step sign-in setup. */
export function AuthenticationCard({ steps, at, children }: AuthenticationCardProps) {
  const { name, phone, phoneHref } = useSettings();
  const isHydrated = useHydrated();
  return (
    <WorkbenchTheme>
      <Styles>
        <header>
          <p className="logo">
            <BrandMark />
            {name}
          </p>
          {isHydrated && <SchemeButton />}
        </header>
        <div className="card">
          {steps && <StepProgress steps={steps} at={at ?? 0} />}
          {children}
          <noscript>
            <p className="tip">This page needs JavaScript. Turn it on, then reload the page.</p>
          </noscript>
        </div>
        <footer>
          <span>Nobody from {name} will ever ask you for your password or a code.</span>
          <SmartLink className="lk" to={phoneHref}>
            {phone}
          </SmartLink>
        </footer>
      </Styles>
    </WorkbenchTheme>
  );
}

interface AuthenticationCardProps {
  /** The steps of the flow; `at` is the index of the current one. */
  steps?: readonly string[];
  at?: number;
  children: ReactNode;
}

const Styles = styled('div')`
  ${authenticationCss}
  min-height: 100dvh;
  display: grid;
  grid-template-rows: auto 1fr auto;
  background:
    linear-gradient(var(--rule) 1px, transparent 1px) 0 0 / 32px 32px,
    linear-gradient(90deg, var(--rule) 1px, transparent 1px) 0 0 / 32px 32px;
  > header,
  > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 6px 20px;
    min-height: 76px;
    padding: 20px 40px;
  }
  > footer {
    min-height: 0;
    font-size: var(--a13);
    color: var(--muted);
  }
  > footer .lk {
    padding-block: 6px 1px;
  }
  .logo {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 1.3125rem;
    font-weight: 600;
    letter-spacing: -0.035em;
    color: var(--ink);
  }
  .brand-mark {
    width: 30px;
    height: 30px;
  }
  .card {
    position: relative;
    place-self: center;
    width: min(520px, 100%);
    padding: 32px 40px 36px;
    background: var(--sheet);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  .card::before,
  .card::after {
    content: "";
    position: absolute;
    width: 11px;
    height: 11px;
    left: -6px;
    top: -6px;
    background:
      linear-gradient(var(--blue), var(--blue)) 50% / 1px 100% no-repeat,
      linear-gradient(var(--blue), var(--blue)) 50% / 100% 1px no-repeat;
  }
  .card::after {
    left: auto;
    top: auto;
    right: -6px;
    bottom: -6px;
  }
  @media ${below.small} {
    > header {
      min-height: 58px;
      padding: 10px 16px;
    }
    > footer {
      flex-wrap: wrap;
      padding: 16px;
    }
    .card {
      align-self: start;
      padding: 22px 16px 26px;
      border-inline: 0;
      border-radius: 0;
    }
    .card::before,
    .card::after {
      content: none;
    }
  }
  @media print {
    background: none;
    > header .icon-button,
    > footer,
    ol[aria-label] {
      display: none;
    }
    .card {
      border: 0;
    }
  }
`;
