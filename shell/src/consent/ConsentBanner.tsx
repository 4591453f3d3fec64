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
      className={`no-print ${placeOn(pathname)}`}
      data-consent-banner=""
      aria-label="Cookie consent"
      onKeyDown={handleKey}
    >
      <h2>Cookies</h2>
      {mode === 'simple' ? (
        <>
          <p>
            We use necessary cookies to run this site. If you agree, we also use cookies to measure visits and
            improve our marketing.
          </p>
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
    padding: 14px 16px;
    h2 {
      font-size: 1rem;
    }
    > p {
      font-size: 0.875rem;
      line-height: 1.4;
      margin-top: 2px;
    }
    > .buttons {
      margin-top: 12px;
    }
    > .buttons > * {
      font-size: 0.875rem;
      padding-inline: 10px;
    }
    > .buttons > .customize {
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
  /* And here they are at the lower end of a window that is not much higher than wide. On other pages the heading is at the top. */
  @media ${below.small} {
    @media (min-aspect-ratio: 466 / 1000) {
      &.is-home {
        top: 76px;
        bottom: auto;
        html:has(&) {
          scroll-padding-block: 270px 0;
        }
      }
    }
  }
`;
