import Phone from 'lucide-react/icons/phone';
import X from 'lucide-react/icons/x';
import type { MouseEvent, Ref } from 'react';
import { Button, below, from, SmartLink, SquareButton, styled, useSettings } from '../../kit';
import { mainNavigation, paths } from '../../paths';
import { isCurrent } from './isCurrent';
import { Logo } from './Logo';

/**
 * The navigation on small screens: a modal dialog over the page. Closes on Esc and when a link is followed. Without
 * scripts the same element opens as a popover.
 */
export function MobileMenu({ ref, id, pathname }: MobileMenuProps) {
  const { phone, phoneHref } = useSettings();
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    if ((event.target as Element).closest('a, .close')) event.currentTarget.close();
  };
  return (
    <Styles ref={ref} id={id} popover="auto" aria-label="Menu" onClick={handleClick}>
      <div className="top">
        <Logo />
        <SquareButton
          className="close"
          label="Close menu"
          tooltipSide="left"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <X aria-hidden />
        </SquareButton>
      </div>
      <nav aria-label="Menu">
        <ul>
          {mainNavigation.map(({ label, to }) => (
            <li key={to}>
              <SmartLink to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="thumb">
        <Button tone="line" href={phoneHref}>
          <Phone aria-hidden />
          {phone}
        </Button>
        <Button tone="ember" to={paths.contact}>
          Get Started
        </Button>
      </div>
    </Styles>
  );
}

export interface MobileMenuProps {
  ref: Ref<HTMLDialogElement>;
  id: string;
  pathname: string;
}

const Styles = styled('dialog')`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0 var(--gutter) calc(16px + env(safe-area-inset-bottom));
  border: 0;
  background: var(--paper);
  color: var(--text);
  overflow-y: auto;
  overscroll-behavior: contain;
  flex-direction: column;
  &[open] {
    display: flex;
  }
  &:popover-open {
    display: flex;
  }
  &[open] {
    animation: menu-in 0.28s cubic-bezier(0.2, 0.7, 0.1, 1);
  }
  @keyframes menu-in {
    from {
      opacity: 0;
      transform: translateY(-12px);
    }
  }
  .top {
    display: flex;
    align-items: center;
    flex: none;
    height: 72px;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    border-bottom: 1px solid var(--line);
  }
  .close {
    width: 44px;
    height: 44px;
    border-radius: var(--r-ctl);
  }
  nav {
    flex: 1;
    padding-block: 8px 24px;
  }
  li {
    border-bottom: 1px solid var(--line-2);
  }
  nav a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: clamp(52px, 8.4dvh, 72px);
    color: var(--ink);
    text-decoration: none;
    font-size: clamp(1.5rem, 4.2dvh, 2.25rem);
    font-weight: 500;
    letter-spacing: -0.04em;
    line-height: 1.1;
  }
  nav a[aria-current]::after {
    content: "";
    width: 9px;
    height: 9px;
    margin: 0 8px 0 auto;
    border-radius: 50%;
    background: var(--ember);
    box-shadow: 0 0 0 6px rgba(242, 106, 33, 0.16);
  }
  nav a[aria-current] {
    color: var(--navy);
  }
  .thumb {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    flex: none;
  }
  .thumb a {
    padding-inline: 10px;
    white-space: nowrap;
  }
  .thumb svg {
    width: 18px;
    height: 18px;
  }
  @media ${below.small} {
    .top {
      height: 60px;
    }
  }
  @media ${from.desktop} {
    &[open] {
      display: none;
    }
  }
`;
