import styled from '@emotion/styled/base';

/** Placeholder for loading text. */
export function Skeleton({ width = '100%' }: { width?: string }) {
  return <Styles aria-hidden="true" style={{ width }} />;
}

const Styles = styled('span')`
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
