import type { Booking, Calendar } from '@site/api/bookings/contract';
import { Button, useSettings, useToast } from '@site/shell/kit';
import { useState } from 'react';
import { useMoveBookingMutation } from '../scheduler/bookingsApi';
import { COPY } from '../scheduler/copy';
import { DayChoice } from '../scheduler/DayChoice';
import { SchedulerStyles } from '../scheduler/SchedulerStyles';
import { SlotTakenNotice } from '../scheduler/SlotTakenNotice';
import { TimeChoice } from '../scheduler/TimeChoice';
import { useTimeChoice } from '../scheduler/useTimeChoice';

/** Moves a booking to another day and time. If that time was just taken, the booking stays where it is. */
export function RescheduleForm({ calendar, token, refresh, onMoved, onClose }: RescheduleFormProps) {
  const [move, { isLoading }] = useMoveBookingMutation();
  const { toast } = useToast();
  const choice = useTimeChoice(calendar);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [gone, setGone] = useState<string>();
  const { day, at, zone } = choice;
  const handleTime = (next: string) => {
    setGone(undefined);
    choice.take(next);
  };
  const handleClick = async () => {
    setIsSubmitted(true);
    if (!at) return;
    try {
      onMoved(await move({ body: { token, startAt: at } }).unwrap());
    } catch (error) {
      const { code, text = COPY.failed } = error as { code?: string; text?: string };
      if (code !== 'taken' && code !== 'not_offered')
        return void toast({ title: 'Error', description: text, variant: 'destructive' });
      setGone(at);
      await refresh().catch(() => undefined);
    }
  };
  if (!day) return <NoOtherTime onClose={onClose} />;
  return (
    <SchedulerStyles>
      <div className="panel is-single">
        <div className="steps">
          <DayChoice days={calendar.days} value={day} onChange={choice.setDay} />
          <TimeChoice
            calendar={calendar}
            day={day}
            zone={zone}
            value={at}
            error={isSubmitted && !at && !gone ? COPY.noTime : undefined}
            onChange={handleTime}
            onZone={choice.setZone}
          />
          {gone && (
            <SlotTakenNotice zone={calendar.timeZone} next={choice.nextFree(gone)} onTake={handleTime} />
          )}
        </div>
        <div className="step buttons">
          <Button tone="ember" onClick={handleClick} disabled={isLoading}>
            Reschedule to this time
          </Button>
          <Button tone="line" onClick={onClose}>
            Keep current time
          </Button>
        </div>
      </div>
    </SchedulerStyles>
  );
}

/** No time is free, or nobody holds this type of meeting any more. */
function NoOtherTime({ onClose }: Pick<RescheduleFormProps, 'onClose'>) {
  const { phone, phoneHref } = useSettings();
  return (
    <SchedulerStyles>
      <div className="panel is-single">
        <div className="problem" role="alert">
          <p>{COPY.taken.none}</p>
          <div className="buttons">
            <Button tone="navy" href={phoneHref}>
              {phone}
            </Button>
            <Button tone="line" onClick={onClose}>
              Keep current time
            </Button>
          </div>
        </div>
      </div>
    </SchedulerStyles>
  );
}

interface RescheduleFormProps {
  calendar: Calendar;
  token: string;
  /** Reloads the booking and its times. */
  refresh: () => Promise<unknown>;
  onMoved: (booking: Booking) => void;
  onClose: () => void;
}
