import MenuIcon from 'lucide-react/icons/menu';
import Phone from 'lucide-react/icons/phone';
import { type MouseEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, below, SmartLink, SquareButton, styled, useSettings } from '../../kit';
import { mainNavigation, paths } from '../../paths';
import { SearchButton } from '../search/SearchButton';
import { isCurrent } from './isCurrent';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { useScrolledPast } from './useScrolledPast';

/** The header of every public page. Landing pages have no navigation. */
export function Header({ isLanding }: { isLanding?: boolean }) {
  const { pathname } = useLocation();
  const { phone, phoneHref } = useSettings();
  const isStuck = useScrolledPast(10);
  const menu = useRef<HTMLDialogElement>(null);
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    menu.current?.showModal();
  };
  return (
    <Styles className={isStuck ? 'is-stuck' : undefined}>
      <div className="wrap in">
        <Logo />
        {!isLanding && (
          <nav aria-label="Main">
            {mainNavigation.map(({ label, to }) => (
              <SmartLink key={to} to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                {label}
              </SmartLink>
            ))}
          </nav>
        )}
        {!isLanding && <SearchButton />}
        <a className="tel" href={phoneHref} aria-label={`Call ${phone}`}>
          <Phone aria-hidden />
          <span>{phone}</span>
        </a>
        <Button className="start" size="small" to={paths.contact}>
          Get Started
        </Button>
        {!isLanding && (
          <SquareButton
            className="menu"
            label="Open menu"
            aria-haspopup="dialog"
            popoverTarget={MENU_ID}
            onClick={openMenu}
          >
            <MenuIcon aria-hidden />
          </SquareButton>
        )}
      </div>
      {!isLanding && <MobileMenu ref={menu} id={MENU_ID} pathname={pathname} />}
    </Styles>
  );
}

const MENU_ID = 'site-menu';

const Styles = styled('header')`
  position: sticky;
  top: 0;
  z-index: var(--layer-header);
  background: color-mix(in srgb, var(--paper) 96%, transparent);
  -webkit-backdrop-filter: blur(10px);
  backdrop-filter: blur(10px);
  border-bottom: 1px solid var(--line);
  transition: box-shadow 0.2s;
  &.is-stuck {
    box-shadow: 0 10px 30px -18px rgba(10, 27, 46, 0.35);
  }
  .in {
    display: flex;
    align-items: center;
    height: 72px;
    gap: 24px;
  }
  .in > nav {
    display: flex;
    gap: 2px;
    align-self: stretch;
  }
  .in > nav a {
    position: relative;
    display: flex;
    align-items: center;
    padding: 0 13px;
    text-decoration: none;
    color: var(--text);
    font-size: 0.9688rem;
    font-weight: 500;
    transition: color var(--t-hover);
  }
  .in > nav a::after {
    content: "";
    position: absolute;
    left: 13px;
    right: 13px;
    bottom: 2px;
    height: 2px;
    background: var(--navy);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 0.2s;
  }
  .in > nav a:hover {
    color: var(--navy);
  }
  .in > nav a:hover::after {
    transform: scaleX(1);
  }
  .in > nav a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  .in > nav a[aria-current]::after {
    transform: none;
    background: linear-gradient(90deg, var(--navy) calc(100% - 8px), transparent 0);
  }
  .in > nav a[aria-current]::before {
    content: "";
    position: absolute;
    right: 10px;
    bottom: 0;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--ember);
    z-index: 1;
  }
  .tel {
    font: 500 0.875rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--navy);
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 15px 0;
    white-space: nowrap;
  }
  .tel svg {
    width: 16px;
    height: 16px;
  }
  .tel:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .seek {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    color: var(--navy);
  }
  .seek svg {
    width: 20px;
    height: 20px;
  }
  .menu {
    display: none;
  }
  @media ${below.desktop} {
    .in > nav {
      display: none;
    }
    .menu {
      display: grid;
      width: 44px;
      height: 44px;
      border-radius: var(--r-ctl);
    }
    .in {
      gap: 10px;
    }
  }
  @media ${below.small} {
    .in {
      height: 60px;
    }
    .start {
      display: none;
    }
    .tel {
      width: 44px;
      height: 44px;
      padding: 0;
      justify-content: center;
      border: 1px solid var(--line-2);
      border-radius: var(--r-ctl);
      background: var(--sheet);
    }
    .tel span {
      display: none;
    }
    .tel svg {
      width: 18px;
      height: 18px;
    }
  }
`;
