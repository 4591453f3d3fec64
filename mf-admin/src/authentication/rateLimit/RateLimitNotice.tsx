import type { ReactNode } from 'react';
import { StepHeading } from '../layout/StepHeading';
import { RemainingBar } from './RemainingBar';
import { useCountdown } from './useCountdown';

/** Shown while sign-in or a form is blocked after too many attempts, with a countdown. */
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
  /** The text before the time, such as `Try again`. */
  retry: string;
  /** Milliseconds since 1970. */
  until: number;
  onExpired: () => void;
  children?: ReactNode;
}

/** Formats a time in the reader's time zone. */
function clock(time: number): string {
  return new Date(time)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace(/\u202f/g, ' ');
}
