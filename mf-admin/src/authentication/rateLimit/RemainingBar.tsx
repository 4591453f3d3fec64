import { styled } from '@site/shell/kit';
import type { CSSProperties } from 'react';

/** A progress bar. */
export function RemainingBar({ share }: { share: number }) {
  return <Styles style={{ '--v': share } as CSSProperties} aria-hidden="true" />;
}

const Styles = styled('span')`
  display: block;
  position: relative;
  height: 12px;
  border-bottom: 1px solid var(--blue-2);
  background:
    repeating-linear-gradient(90deg, var(--blue-2) 0 1px, transparent 1px calc((100% - 1px) / 10)) 0 100% /
    100% 6px no-repeat;
  &::after {
    content: "";
    position: absolute;
    left: calc(var(--v) * 100% - 4px);
    bottom: -4px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--ember);
  }
`;
