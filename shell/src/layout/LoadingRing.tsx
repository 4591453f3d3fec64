import { styled } from '../../kit';

/** Loading indicator for navigation. Appears only after a delay. */
export function LoadingRing({ isLoading }: { isLoading?: boolean }) {
  return (
    <Styles role="status" aria-live="polite">
      {isLoading && (
        <>
          <i aria-hidden="true" />
          <span className="sr">Loading page…</span>
        </>
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  position: fixed;
  z-index: var(--layer-progress);
  top: 88px;
  left: 50%;
  transform: translateX(-50%);
  pointer-events: none;
  i {
    display: block;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--sheet);
    border: 1.5px solid var(--line-2);
    border-top-color: var(--ember);
    box-shadow: var(--sh-float);
    opacity: 0;
    animation:
      ring-turn 0.8s linear infinite,
      ring-show 0.15s 0.15s forwards;
  }
  @keyframes ring-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes ring-show {
    to {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    i {
      opacity: 1;
    }
  }
`;
