import type { ReactNode } from 'react';
import { Ruler } from './Ruler';
import { StepHeading } from './StepHeading';
import { useSecondsLeft } from './useSecondsLeft';

/** Shown while a way in rests after too many tries: until when, and how much of it is left. */
export function Resting({ title, why, opens, until, onOver, children }: RestingProps) {
  const { left, passed } = useSecondsLeft(until, onOver);
  return (
    <div>
      <div role="alert">
        <StepHeading>{title}</StepHeading>
        <p className="intro">
          {why} {opens} at <b>{clock(until)}</b>.
        </p>
      </div>
      <Ruler at={passed} />
      <p className="m mu left" role="timer">
        {Math.floor(left / 60)} min {String(left % 60).padStart(2, '0')} s to go
      </p>
      {children}
    </div>
  );
}

interface RestingProps {
  title: string;
  why: string;
  /** Such as `Sign-in opens again`. */
  opens: string;
  /** Milliseconds since 1970. */
  until: number;
  onOver: () => void;
  children?: ReactNode;
}

/** In the reader's own time, since they wait by it. */
function clock(moment: number): string {
  return new Date(moment)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace(/\u202f/g, ' ');
}
