import type { ReactNode } from 'react';
import { StepHeading } from '../layout/StepHeading';
import { RemainingBar } from './RemainingBar';
import { useCountdown } from './useCountdown';

/** Shown while a way in rests after too many tries: until when, and how much of it is left. */
export function RateLimitNotice({ title, why, opens, until, onOver, children }: RateLimitNoticeProps) {
  const { left, passed } = useCountdown(until, onOver);
  return (
    <div>
      <div role="alert">
        <StepHeading>{title}</StepHeading>
        <p className="intro">
          {why} {opens} at <b>{clock(until)}</b>.
        </p>
      </div>
      <RemainingBar at={passed} />
      <p className="m mu left" role="timer">
        {Math.floor(left / 60)} min {String(left % 60).padStart(2, '0')} s left
      </p>
      {children}
    </div>
  );
}

interface RateLimitNoticeProps {
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
