import { styled } from '@site/shell/kit';
import { counted } from '../parts/counted';
import type { Badge } from './Screen';

/** What waits at a screen, where something does. */
export function ScreenBadge({ useBadge }: { useBadge: () => Badge }) {
  const { count, isMore, word } = useBadge();
  if (!count) return null;
  return (
    <Look className="count">
      {counted(count, isMore)}
      <span className="sr"> {word}</span>
    </Look>
  );
}

const Look = styled('span')`
  margin-left: auto;
  display: flex;
  align-items: center;
  gap: 5px;
  font: 500 var(--a12) / 1 var(--mono);
  color: var(--ember-t);
  &::before {
    content: "";
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--ember);
  }
`;
