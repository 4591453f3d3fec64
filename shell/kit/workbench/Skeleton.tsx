import styled from '@emotion/styled/base';

/** Where text will be. */
export function Skeleton({ width = '100%' }: { width?: string }) {
  return <Look aria-hidden="true" style={{ width }} />;
}

const Look = styled('span')`
  display: block;
  height: 9px;
  border-radius: 2px;
  background: var(--line);
  animation: skeleton-pulse 1.4s ease-in-out infinite alternate;
  @keyframes skeleton-pulse {
    to {
      opacity: 0.45;
    }
  }
`;
