import { Button, useSettings } from '@site/shell/kit';
import { clockTime, dayIn } from './clock';
import { COPY } from './copy';

/** Somebody was quicker: says so, and offers the next time that is free. */
export function SlotTakenNotice({ next, zone, onTake }: SlotTakenNoticeProps) {
  const { phone, phoneHref } = useSettings();
  return (
    <div className="gone" role="alert">
      <p>
        <b>{COPY.taken.title}.</b> {next ? COPY.taken.text : COPY.taken.none}
      </p>
      {next ? (
        <Button tone="line" size="small" onClick={() => onTake(next)}>
          Take {dayIn(zone, next)}, {clockTime(zone, next)}
        </Button>
      ) : (
        <Button tone="line" size="small" href={phoneHref}>
          {phone}
        </Button>
      )}
    </div>
  );
}

interface SlotTakenNoticeProps {
  next: string | undefined;
  /** The zone of the office. */
  zone: string;
  onTake: (at: string) => void;
}
