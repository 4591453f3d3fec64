import type { Role } from '@site/api/identity/users/contract';
import { styled } from '@site/shell/kit';
import { listAccess } from './rights';

/** A role as a key icon: a deep cut is a full permission, a shallow one a limited permission. */
export function RoleKey({ role }: { role: Role }) {
  return (
    <Styles viewBox="0 0 138 21.3" aria-hidden="true" className="role-key">
      <path d="M25.96 3.54V17.7H22.42A10.62 9.44 0 1 1 22.42 3.54Z" />
      <circle cx="10" cy="10.6" r="3.07" />
      <path d={`M25.96 3.54H129.8L136.88 10.62L129.8 17.7${getNotchPath(role)}L25.96 17.7Z`} />
    </Styles>
  );
}

const EDGE = 17.7;
const DEPTH = { all: 8.3, some: 14.2, none: EDGE };

/** The last permission is the first cut, counted from the tip. */
function getNotchPath(role: Role): string {
  return listAccess(role)
    .map((reach, index) => {
      const x = 33.4 + index * 9.767;
      const depth = reach === 'all' || reach === 'none' ? DEPTH[reach as 'all' | 'none'] : DEPTH.some;
      return [x, x - 1.7, x - 4.6, x - 6.4]
        .map((at, corner) => `L${at.toFixed(1)} ${corner === 1 || corner === 2 ? depth : EDGE}`)
        .join('');
    })
    .reverse()
    .join('');
}

const Styles = styled('svg')`
  width: 118px;
  height: 18px;
  flex: none;
  fill: var(--steel);
  stroke: var(--blue);
  stroke-width: 1;
  stroke-linejoin: round;
  circle {
    fill: var(--sheet);
  }
`;
