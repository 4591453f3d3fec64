import styled from '@emotion/styled/base';
import { type ReactNode, useSyncExternalStore } from 'react';
import { isMemberHere } from './memberActivity';

/** A mark on a public page that only signed-in members see, such as what is a sample. Visitors get no trace of it. */
export function MemberRibbon({ children }: { children: ReactNode }) {
  const isMember = useSyncExternalStore(subscribe, isMemberHere, onServer);
  if (!isMember) return null;
  return (
    <Styles role="note" aria-label="For members only">
      <b>Only members see this</b>
      <span>{children}</span>
    </Styles>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

const onServer = () => false;

const Styles = styled('p')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  width: fit-content;
  max-width: 100%;
  padding: 9px 16px 10px;
  border-left: 3px solid var(--ember);
  border-radius: var(--r-cell);
  background: var(--night);
  color: var(--on-dark);
  font-size: var(--fs-sm);
  line-height: 1.4;
  b {
    font-weight: 550;
    color: inherit;
  }
  span {
    color: var(--on-dark-2);
  }
  a {
    color: inherit;
  }
  @media print {
    display: none;
  }
`;
