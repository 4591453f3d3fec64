import type { ReactNode } from 'react';
import { StepHeading } from '../layout/StepHeading';
import { RemainingBar } from './RemainingBar';
import { useCountdown } from './useCountdown';

/** Shown while a way in rests after too many tries: until when, and how much of it is left. */
export function RateLimitNotice({ title, reason, retry, until, onExpired, children }: RateLimitNoticeProps) {
  const { left, passed } = useCountdown(until, onExpired);
  return (
    <div>
      <div role="alert">
        <StepHeading>{title}</StepHeading>
        <p className="intro">
          {reason} {retry} at <b>{clock(until)}</b>.
        </p>
      </div>
      <RemainingBar share={passed} />
      <p className="m mu left" role="timer">
        {Math.floor(left / 60)} min {String(left % 60).padStart(2, '0')} s left
      </p>
      {children}
    </div>
  );
}

interface RateLimitNoticeProps {
  title: string;
  reason: string;
  /** Such as `Sign-in opens again`. */
  retry: string;
  /** Milliseconds since 1970. */
  until: number;
  onExpired: () => void;
  children?: ReactNode;
}

/** In the reader's own time, since they wait by it. */
function clock(moment: number): string {
  return new Date(moment)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace(/\u202f/g, ' ');
}
