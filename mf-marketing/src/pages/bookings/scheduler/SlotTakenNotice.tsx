import { Button, useSettings } from '@site/shell/kit';
import { clockTime, dayIn } from './clock';
import { COPY } from './copy';

/** Shown when the time was just taken; offers the next free time. */
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
  /** The office's time zone. */
  zone: string;
  onTake: (at: string) => void;
}
