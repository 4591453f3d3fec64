import { type BookingReceipt, type Calendar, guestWithAnswers } from '@site/api/bookings/contract';
import type { MeetingQuestion } from '@site/api/bookings/meetingTypes/contract';
import { getVisitOrigin, useToast } from '@site/shell/kit';
import { Form, SubmitButton } from '@site/shell/kit/form';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo, useRef, useState } from 'react';
import { idempotencyKeys } from '../../../contactForm/sending/idempotencyKeys';
import { answersOf, atAnswerFields } from './answers';
import { BookingSummary, ChosenTime } from './BookingSummary';
import { useCreateBookingMutation } from './bookingsApi';
import { COPY } from './copy';
import { DayChoice } from './DayChoice';
import { GuestFields } from './GuestFields';
import { SchedulerHead } from './SchedulerStates';
import { SlotTakenNotice } from './SlotTakenNotice';
import { subjectLabel } from './subject';
import { TimeChoice } from './TimeChoice';
import { TypeChoice } from './TypeChoice';
import { useTimeChoice } from './useTimeChoice';

/**
 * The form of the scheduler. After any error the typed values stay. If the time was taken, the next free one is
 * offered.
 */
export function SchedulerForm({ calendar, subject, type, onType, onRefresh, onBooked }: SchedulerFormProps) {
  const [createBooking] = useCreateBookingMutation();
  const [{ keyFor }] = useState(idempotencyKeys);
  const { toast } = useToast();
  const choice = useTimeChoice(calendar);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [gone, setGone] = useState<string>();
  const container = useRef<HTMLDivElement>(null);
  const { day, at, zone } = choice;
  const meeting = calendar.types.find(({ slug }) => slug === type);
  const questions = meeting?.questions ?? NO_QUESTIONS;
  const struct = useMemo(() => guestWithAnswers(type, questions), [type, questions]);
  const handleTime = (next: string) => {
    setGone(undefined);
    choice.take(next);
  };

  const handleSubmit = async (values: Guest) => {
    if (!at) throw { fieldErrors: {} };
    const { name, email, phone, note } = values;
    const guest = { name, email, phone, ...(note && { note }) };
    const answers = answersOf(type, questions, values);
    const draft = { ...guest, type, startAt: at, answers, subject, timeZone: zone };
    const headers = { 'idempotency-key': keyFor(draft) };
    const body = { ...draft, origin: getVisitOrigin() };
    const booked = await createBooking({ body, headers })
      .unwrap()
      .catch((error) => atAnswerFields(type, error));
    onBooked(booked, zone);
  };
  const handleFailure = async (error: unknown) => {
    const { code, text, fieldErrors } = (error ?? {}) as {
      code?: string;
      text?: string;
      fieldErrors?: object;
    };
    if (code !== 'taken' && code !== 'not_offered') {
      if (!fieldErrors) toast({ title: 'Error', description: text ?? COPY.failed, variant: 'destructive' });
      return;
    }
    setGone(at);
    await onRefresh().catch(() => undefined);
    container.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <Form
      className="panel"
      label={COPY.title}
      struct={struct}
      initial={EMPTY}
      onSubmit={handleSubmit}
      onAttempt={() => setIsSubmitted(true)}
      onFailure={handleFailure}
      keepValues
      draftKey="booking"
    >
      <SchedulerHead />
      <div className="steps">
        <TypeChoice types={calendar.types} value={type} onChange={onType} />
        <DayChoice days={calendar.days} value={day} onChange={choice.setDay} />
        <div ref={container}>
          {day && (
            <TimeChoice
              calendar={calendar}
              day={day}
              zone={zone}
              value={at}
              error={isSubmitted && !at && !gone ? COPY.noTime : undefined}
              onChange={handleTime}
              onZone={choice.setZone}
            />
          )}
          {gone && (
            <SlotTakenNotice zone={calendar.timeZone} onTake={handleTime} next={choice.nextFree(gone)} />
          )}
        </div>
        <GuestFields type={type} questions={questions} />
        <ChosenTime type={meeting} at={at} zone={zone} />
      </div>
      <BookingSummary
        at={at}
        zone={zone}
        type={meeting}
        timeZone={calendar.timeZone}
        subject={subjectLabel(subject)}
      >
        <SubmitButton busyLabel={COPY.sending}>
          {COPY.confirm}
          <ArrowRight aria-hidden />
        </SubmitButton>
      </BookingSummary>
    </Form>
  );
}

interface SchedulerFormProps {
  calendar: Calendar;
  /** The topic of the page that the visitor came from. */
  subject: string | undefined;
  type: string;
  onType: (slug: string) => void;
  /** Reloads the times. */
  onRefresh: () => Promise<unknown>;
  onBooked: (receipt: BookingReceipt, zone: string) => void;
}

const NO_QUESTIONS: MeetingQuestion[] = [];

type Guest = typeof EMPTY;

const EMPTY = { name: '', email: '', phone: '' } as {
  name: string;
  email: string;
  phone: string;
  note?: string;
};
