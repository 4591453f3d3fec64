import { Button, CallToAction, Note, type PageWords, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { ReactNode } from 'react';
import { CallFirst } from '../parts/sheet/CallFirst';
import { Cells } from '../parts/sheet/Cells';
import { drawingAt } from '../parts/sheet/drawingAt';
import { Quarter } from '../parts/sheet/Quarter';
import { SheetPage } from '../parts/sheet/SheetPage';
import { Steps } from '../parts/sheet/Steps';

/** What every landing page is made of: a heading, points, steps, and one way to begin. */
export function LandingLayout({ drawnAs, points, steps, note, children, ...words }: LandingLayoutProps) {
  const { bookingAddress } = useSettings();
  return (
    <SheetPage
      {...words}
      label="Start here"
      drawing={drawingAt(drawnAs)}
      actions={
        <>
          <CallFirst />
          <Button tone="line" to={bookingAddress}>
            Book a conversation
          </Button>
        </>
      }
    >
      <Quarter id="points" title="Where to begin" ground="sheet">
        <Cells items={points} />
      </Quarter>
      <Quarter id="steps" title="How it starts">
        <Steps steps={steps} />
      </Quarter>
      {children}
      <CallToAction title="Tell us what is in the way" to={paths.contact} label="Write to us">
        Call, or write a few lines. A conversation does not oblige you to anything.
      </CallToAction>
      {note && (
        <div className="wrap">
          <Note style={{ paddingBlock: 20 }}>{note}</Note>
        </div>
      )}
    </SheetPage>
  );
}

interface LandingLayoutProps extends PageWords {
  /** The path whose drawing it shows. */
  drawnAs: string;
  points: { title: string; text: string }[];
  steps: { title: string; text: string }[];
  note?: string;
  children?: ReactNode;
}
