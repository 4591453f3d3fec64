import styled from '@emotion/styled/base';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Phone from 'lucide-react/icons/phone';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSettings } from '../SettingsContext';
import { from } from '../theme/widths';
import { Button } from './Button';

/**
 * Call and Book at the lower edge of a phone's screen, once the first screen is scrolled past. Hidden while the
 * footer, anything with `data-hides-actions` or the cookie banner is in view, and without scripts.
 */
export function ActionBar({ bookTo }: { bookTo: string }) {
  const { phone, phoneHref } = useSettings();
  const firstScreen = useRef<HTMLElement>(null);
  const isShown = useIsPastFirstScreen(firstScreen);
  return (
    <>
      <FirstScreen ref={firstScreen} aria-hidden="true" />
      <Styles className={isShown ? 'no-print is-shown' : 'no-print'} aria-label="Contact">
        <Button tone="line" href={phoneHref} aria-label={`Call ${phone}`}>
          <Phone size={18} aria-hidden />
          Call
        </Button>
        <Button tone="ember" to={bookTo}>
          <CalendarDays size={18} aria-hidden />
          Book
        </Button>
      </Styles>
    </>
  );
}

function useIsPastFirstScreen(firstScreen: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setShown(inView.size === 0);
    });
    if (firstScreen.current) observer.observe(firstScreen.current);
    for (const part of document.querySelectorAll('#footer, [data-hides-actions]')) observer.observe(part);
    return () => observer.disconnect();
  }, [firstScreen]);
  return isShown;
}

/** As tall as the screen, at the top of the page. */
const FirstScreen = styled('i')`
  position: absolute;
  top: 0;
  left: 0;
  width: 1px;
  height: 100svh;
  pointer-events: none;
`;

const Styles = styled('nav')`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--layer-bar);
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: 8px;
  padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
  background: var(--sheet);
  border-top: 1px solid var(--line-2);
  visibility: hidden;
  transform: translateY(100%);
  transition:
    transform 0.2s,
    visibility 0.2s;
  &.is-shown {
    visibility: visible;
    transform: none;
  }
  /* Keeps what gets the keyboard focus above the bar. */
  html:not(:has([data-consent-banner])):has(&.is-shown) {
    scroll-padding-bottom: 76px;
  }
  body:has([data-consent-banner]) & {
    display: none;
  }
  @media ${from.phone} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
