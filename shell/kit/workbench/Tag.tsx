import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** A word about a row: quiet, done, wants attention, failed. */
export function Tag({
  tone = 'quiet',
  children,
}: {
  tone?: 'quiet' | 'ok' | 'hot' | 'bad';
  children: ReactNode;
}) {
  return <Box className={`tone-${tone}`}>{children}</Box>;
}

const Box = styled('span')`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 22px;
  padding: 0 7px;
  border: 1px solid var(--line-2);
  border-radius: 3px;
  font-size: var(--a12);
  font-weight: 500;
  color: var(--text);
  white-space: nowrap;
  &.tone-hot { border-color: var(--ember); color: var(--ember-t); }
  &.tone-hot::before { content: ""; width: 6px; height: 6px; border-radius: 50%; background: var(--ember); }
  &.tone-ok::before { content: ""; width: 8px; height: 4px; border: solid var(--blue); border-width: 0 0 1.75px 1.75px; transform: translateY(-1px) rotate(-45deg); }
  &.tone-bad { color: var(--error); border-color: currentColor; }
  &.tone-bad::before { content: ""; width: 6px; height: 6px; background: currentColor; transform: rotate(45deg); }
`;
