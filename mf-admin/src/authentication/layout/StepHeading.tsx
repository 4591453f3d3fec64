import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step. Where the step before took the focus away with it, the heading has it, and so is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Nobody has done anything yet when the page itself is new: then focus is where the browser put it.
    const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (isLost) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
