import { type KeyboardEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, below, ConsentPreferences, from, styled } from '../../kit';
import { useSaveConsent } from '../../kit/visit/useSaveConsent';
import { paths } from '../../paths';

/**
 * The consent banner. It stands in a corner without calls to action, takes no focus and blocks nothing. Esc hides it
 * until the next page load without storing anything.
 */
export function ConsentBanner() {
  const save = useSaveConsent();
  const { pathname } = useLocation();
  const [mode, setMode] = useState<'simple' | 'detailed' | 'away'>('simple');
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setMode('away');
  };
  if (mode === 'away') return null;
  return (
    <Styles
      className={`no-print ${mode === 'simple' ? placeOn(pathname) : ''}`}
      data-consent-banner=""
      aria-label="Cookie consent"
      onKeyDown={handleKey}
    >
      <h2>Cookies</h2>
      {mode === 'simple' ? (
        <>
          <p>If you agree, we use cookies to measure visits and improve our marketing.</p>
          <div className="buttons">
            <Button tone="text" size="small" className="customize" onClick={() => setMode('detailed')}>
              Customize
            </Button>
            <Button tone="line" size="small" onClick={() => save({ analytics: false, marketing: false })}>
              Necessary Only
            </Button>
            <Button tone="navy" size="small" onClick={() => save({ analytics: true, marketing: true })}>
              Accept All
            </Button>
          </div>
        </>
      ) : (
        <ConsentPreferences onCancel={() => setMode('simple')} />
      )}
    </Styles>
  );
}

/** On the home page and on the first page of an assessment, the buttons stand where the banner usually is. */
function placeOn(pathname: string): string {
  if (pathname === paths.home) return 'is-home';
  return pathname.startsWith('/assessments/') ? 'is-left' : '';
}

const Styles = styled('section')`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: var(--layer-consent);
  width: min(424px, calc(100vw - 32px));
  max-height: calc(100dvh - 96px);
  overflow-y: auto;
  padding: 20px 22px;
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  box-shadow: var(--sh-float);
  &.is-left {
    @media ${from.phone} {
      right: auto;
      left: 24px;
    }
  }
  animation: consent-in 0.35s cubic-bezier(0.2, 0.7, 0.1, 1);
  @keyframes consent-in {
    from {
      opacity: 0;
      transform: translateY(10px);
    }
  }
  /* Keeps what gets the keyboard focus above the banner. */
  html:has(&) {
    scroll-padding-bottom: 240px;
  }
  h2 {
    font-size: 1.125rem;
    letter-spacing: -0.02em;
  }
  > p {
    font-size: 0.9375rem;
    line-height: 1.5;
    margin-top: 6px;
  }
  > .buttons {
    display: flex;
    gap: 8px;
    margin-top: 16px;
  }
  > .buttons > * {
    padding-inline: 14px;
    white-space: nowrap;
  }
  > .buttons > .customize {
    padding-inline: 4px;
    margin-right: auto;
  }
  form {
    margin-top: 8px;
  }
  @media ${below.phone} {
    right: 16px;
    bottom: 16px;
    padding: 12px 16px;
    font-size: 0.875rem;
    line-height: 1.4;
    h2 {
      display: inline;
      font-size: 1em;
      margin-right: 4px;
    }
    > p {
      display: inline;
      font-size: 1em;
      line-height: inherit;
    }
    > .buttons {
      margin-top: 12px;
    }
    > .buttons > * {
      flex: auto;
      font-size: 1em;
      padding-inline: 4px;
    }
    > .buttons > .customize {
      flex: none;
      padding-inline: 0;
    }
  }
  /* Here the home page's first buttons stand to the right. */
  @media ${from.small} {
    @media ${below.laptop} {
      right: auto;
      left: 16px;
      width: min(424px, 56vw);
    }
  }
  /* And here the heading and the buttons fill the window, so the banner begins over the illustration between them. */
  @media ${below.small} {
    &.is-home {
      --start: calc(160px + 24vw);
      top: var(--start);
      bottom: auto;
      html:has(&) {
        scroll-padding-block: calc(300px + 24vw) 0;
      }
      @supports (animation-timeline: scroll()) {
        animation:
          consent-in 0.35s cubic-bezier(0.2, 0.7, 0.1, 1),
          consent-follow linear both;
        animation-timeline: auto, scroll();
        animation-range:
          normal,
          0 calc(var(--start) - 76px);
      }
    }
    @keyframes consent-follow {
      to {
        top: 76px;
      }
    }
  }
`;
