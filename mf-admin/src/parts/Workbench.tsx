import type { ReactNode } from 'react';
import { Place, type PlaceProps } from './Place';
import { useMember } from './useMember';

/** A screen that names its place and waits for its member by itself. */
export function Workbench({ children, ...place }: PlaceProps & { children: ReactNode }) {
  const { member } = useMember();
  return (
    <>
      <Place {...place} />
      {member && children}
    </>
  );
}
