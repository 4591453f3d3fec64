import { Button, Note, useSettings } from '@site/shell/kit';
import type { ReactNode } from 'react';
import { COPY } from './copy';
import { NoScriptNotice } from './NoScriptNotice';

/** The heading of the scheduler, for every state. */
export function SchedulerHead() {
  return (
    <header className="top">
      <h2>{COPY.title}</h2>
      <Note as="span">{COPY.note}</Note>
    </header>
  );
}

/** The times are loading. */
export function SchedulerLoading() {
  return (
    <div className="panel is-waiting">
      <SchedulerHead />
      <div className="steps" role="status" aria-label="Loading available times">
        <NoScriptNotice>The calendar needs scripts.</NoScriptNotice>
        <i />
        <i />
        <i />
      </div>
      <aside className="block" aria-hidden="true" />
    </div>
  );
}

/** The API does not respond. */
export function SchedulerUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Problem title={COPY.away.title} text={COPY.away.text}>
      <Button tone="navy" onClick={() => onRetry()}>
        {COPY.away.again}
      </Button>
    </Problem>
  );
}

/** No time is free. */
export function SchedulerFull() {
  return <Problem {...COPY.full} />;
}

function Problem({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { phone, phoneHref } = useSettings();
  return (
    <div className="panel">
      <SchedulerHead />
      <div className="problem" role="alert">
        <h3>{title}</h3>
        <p>{text}</p>
        <div className="buttons">
          {children}
          <Button tone="line" href={phoneHref}>
            {phone}
          </Button>
        </div>
      </div>
    </div>
  );
}
