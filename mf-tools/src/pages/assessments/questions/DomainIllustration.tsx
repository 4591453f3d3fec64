import { NOT_SURE } from '@site/api/tools/assessments/Assessment';
import { below, InlineIllustration, styled } from '@site/shell/kit';
import cloud from './illustrations/cloud.illustration?inline';
import continuity from './illustrations/continuity.illustration?inline';
import physical from './illustrations/physical.illustration?inline';
import security from './illustrations/security.illustration?inline';
import strategy from './illustrations/strategy.illustration?inline';
import support from './illustrations/support.illustration?inline';

/** Illustration of the current domain; parts that the answer confirms are drawn solid. */
export function DomainIllustration({ domain, answer }: { domain: string; answer: number }) {
  const solidLayers = answer === NOT_SURE ? 0 : Math.max(0, answer - 1);
  const state = answer === 0 ? 'is-open' : answer === NOT_SURE ? 'is-unknown' : `is-${solidLayers}`;
  const illustration = ILLUSTRATIONS[domain] ?? support;
  return (
    <Styles className={`assembly ${state}`} aria-hidden="true">
      <InlineIllustration key={illustration} svg={illustration} ratio="620 / 590" />
    </Styles>
  );
}

const ILLUSTRATIONS: Record<string, string> = {
  support,
  security,
  continuity,
  cloud,
  strategy,
  physical,
  administrative: strategy,
  technical: security,
  vendors: cloud,
  incident: continuity,
};

const Styles = styled('figure')`
  --h: min(72svh, 620px);
  width: min(100%, calc(var(--h) * 620 / 590));
  margin-inline: auto;
  svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  text {
    font: 450 15px var(--mono);
    letter-spacing: -0.4px;
    fill: var(--blue);
  }
  .ly * {
    transition:
      fill 0.35s,
      fill-opacity 0.35s,
      stroke-opacity 0.35s;
  }
  &.is-0 .ly,
  &.is-1 .ly-2,
  &.is-1 .ly-3,
  &.is-2 .ly-3,
  &.is-unknown .ly {
    stroke-dasharray: 4 4;
    --ghost: 0;
  }
  .ly path,
  .ly rect,
  .ly circle {
    fill-opacity: var(--ghost, 1);
  }
  &.is-0 .ly text,
  &.is-1 .ly-2 text,
  &.is-1 .ly-3 text,
  &.is-2 .ly-3 text {
    fill: var(--muted);
    text-decoration: line-through;
  }
  @media ${below.laptop} {
    --h: 280px;
  }
  @media ${below.phone} {
    --h: 132px;
    .leader {
      display: none;
    }
  }
`;
