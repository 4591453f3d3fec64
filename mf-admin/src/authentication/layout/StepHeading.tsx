import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

/** Whether a dialog names the steps by its own title. */
export const IsTitled = createContext(false);

/** The heading of a step. It takes the focus if the previous step removed it, so that screen readers announce it. */
export function StepHeading({ children }: { children: ReactNode }) {
  return useContext(IsTitled) ? null : <Heading>{children}</Heading>;
}

function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On page load, before any user action, the focus stays where the browser put it.
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
