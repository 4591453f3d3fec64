import { styled } from '@site/shell/kit';
import { formatCount } from '../../formatting/formatCount';
import type { Badge } from '../screen/Screen';

/** The number of items that need attention on a screen, if any. */
export function ScreenBadge({ useBadge }: { useBadge: () => Badge }) {
  const { count, isMore, label: word } = useBadge();
  if (!count) return null;
  return (
    <Styles className="count">
      {formatCount(count, isMore)}
      <span className="sr"> {word}</span>
    </Styles>
  );
}

const Styles = styled('span')`
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
