import styled from '@emotion/styled/base';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { below, from } from '../theme/widths';
import { Tooltip } from './Tooltip';
import { useSwipeAway } from './useSwipeAway';
import { type Toast, useCurrentToast, useToast } from './useToast';
import { useToastTimer } from './useToastTimer';

const DURATION_MS = 5000;
/** Time to reach the button, for example by keyboard. */
const DURATION_WITH_ACTION_MS = 10_000;

/** Shows one toast at a time for 5 s, with a button for 10 s, longer while hovered or focused. F8 moves the focus here, and closing moves it back. */
export function ToastRegion() {
  const toast = useCurrentToast();
  const region = useRef<HTMLElement>(null);
  const { dismiss } = useToast();
  const cameFrom = useRef<Element>(null);
  useEffect(() => focusOnF8(region, cameFrom), []);
  const close = () => {
    dismiss();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    cameFrom.current = null;
  };
  return (
    <Styles ref={region} tabIndex={-1} aria-label="Notifications (F8)">
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast && toast.variant !== 'destructive' && <Notice key={toast.id} toast={toast} onClose={close} />}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {toast?.variant === 'destructive' && <Notice key={toast.id} toast={toast} onClose={close} />}
      </div>
    </Styles>
  );
}

function Notice({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { dismiss } = useToast();
  const timer = useToastTimer(
    toast.duration ?? (toast.action ? DURATION_WITH_ACTION_MS : DURATION_MS),
    dismiss,
  );
  const swipe = useSwipeAway(50, dismiss);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a push with the finger and Esc repeat what its buttons do
    <div
      className={toast.variant === 'destructive' ? 'toast is-bad' : 'toast'}
      {...timer}
      {...swipe}
      onKeyDown={handleKey}
    >
      <b>{toast.title}</b>
      {toast.description && <span>{toast.description}</span>}
      {toast.details && (
        <details>
          <summary>Details</summary>
          {toast.details}
        </details>
      )}
      {toast.action && (
        <button
          type="button"
          className="action"
          onClick={() => {
            toast.action?.onClick();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <Tooltip text="Close">
        <button type="button" className="close" aria-label="Close" onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </Tooltip>
    </div>
  );
}

function focusOnF8(
  region: { current: HTMLElement | null },
  cameFrom: { current: Element | null },
): () => void {
  const handleKey = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
    region.current?.focus();
  };
  window.addEventListener('keydown', handleKey);
  return () => window.removeEventListener('keydown', handleKey);
}

const Styles = styled('section')`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: var(--layer-toast);
  width: min(420px, calc(100vw - 32px));
  border-radius: var(--r-ctl);
  @media ${from.phone} {
    body:has([data-consent-banner]) & {
      bottom: 236px;
    }
    body:has([data-save-bar]) & {
      bottom: calc(76px + env(safe-area-inset-bottom));
    }
  }
  @media ${from.desktop} {
    body:has(aside [data-save-bar]) & {
      right: 452px;
      bottom: 24px;
    }
  }
  .toast {
    position: relative;
    background: var(--night);
    color: var(--on-dark);
    border-radius: var(--r-ctl);
    box-shadow: var(--sh-float);
    padding: 16px 52px 18px 46px;
    font-size: 0.9375rem;
    line-height: 1.45;
    overflow-wrap: break-word;
    touch-action: pan-y;
    animation: toast-in 0.3s cubic-bezier(0.2, 0.7, 0.1, 1);
  }
  .toast::before {
    content: "";
    position: absolute;
    left: 22px;
    top: 19px;
    width: 7px;
    height: 13px;
    border: solid var(--white);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  .toast.is-bad {
    border-left: 3px solid var(--error-on-dark);
    padding-left: 43px;
  }
  .toast.is-bad::before {
    left: 17px;
    top: 23px;
    width: 9px;
    height: 9px;
    border: 0;
    border-radius: 1px;
    background: var(--error-on-dark);
  }
  b {
    display: block;
    color: var(--white);
    font-weight: 600;
    font-size: 1rem;
  }
  span {
    display: block;
  }
  details {
    margin-top: 4px;
    font: 450 var(--a12, 0.75rem) / 1.5 var(--mono);
    overflow-wrap: anywhere;
  }
  summary {
    width: fit-content;
    color: var(--on-dark-2);
    cursor: pointer;
  }
  .close {
    position: absolute;
    right: 6px;
    top: 6px;
    width: 44px;
    height: 44px;
    border: 0;
    background: none;
    color: var(--on-dark-2);
    cursor: pointer;
    display: grid;
    place-items: center;
    border-radius: var(--r-ctl);
  }
  .close:hover {
    color: var(--white);
  }
  .action {
    margin-top: 10px;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--on-dark-2);
    border-radius: var(--r-ctl);
    background: none;
    color: var(--white);
    font-weight: 550;
    cursor: pointer;
  }
  .action:hover {
    border-color: var(--white);
  }
  :focus-visible {
    outline-color: var(--white);
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  /* Without a bottom offset, which would stretch the empty region over the page. */
  @media ${below.phone} {
    right: 16px;
    bottom: auto;
    top: 76px;
  }
`;
