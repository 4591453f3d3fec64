import { Button, CallToAction, Note, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { ReactNode } from 'react';
import { CallFirst } from '../parts/CallFirst';
import { Cells } from '../parts/Cells';
import { drawingAt } from '../parts/drawingAt';
import { Quarter } from '../parts/Quarter';
import { SheetHead } from '../parts/SheetHead';
import { Steps } from '../parts/Steps';

/** What every landing page is made of: a heading, points, steps, and one way to begin. */
export function LandingLayout({ heading, lead, drawnAs, points, steps, note, children }: LandingLayoutProps) {
  const { bookingAddress } = useSettings();
  return (
    <>
      <SheetHead current="Start here" title={heading} lead={lead} drawing={drawingAt(drawnAs)}>
        <CallFirst />
        <Button tone="line" to={bookingAddress}>
          Book a conversation
        </Button>
      </SheetHead>
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
    </>
  );
}

interface LandingLayoutProps {
  heading: string;
  lead: string;
  /** The path whose drawing it shows. */
  drawnAs: string;
  points: { title: string; text: string }[];
  steps: { title: string; text: string }[];
  note?: string;
  children?: ReactNode;
}
