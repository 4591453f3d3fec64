import { ArrowLink, Button, Eyebrow, InlineIllustration, useSettings } from '@site/shell/kit';
import Phone from 'lucide-react/icons/phone';
import { Fragment, useRef } from 'react';
import { HERO, LAYERS } from '../copy/upperCopy';
import illustration from '../illustrations/hero.illustration?inline';
import { Stats } from '../stats/Stats';
import { HeroStyles } from './HeroStyles';
import { usePointerTilt } from './usePointerTilt';

/** The headline, what the company offers and to whom, and the ways to reach it; beside them an illustration. */
export function HeroSection() {
  const { phoneHref } = useSettings();
  const stage = useRef<HTMLDivElement>(null);
  usePointerTilt(stage);
  const [end, it, disappointment] = HERO.title.split(' ');
  return (
    <HeroStyles className="ruled" aria-labelledby="hero-title">
      <div className="wrap stage" ref={stage}>
        <div className="stage-in">
          <Eyebrow>{HERO.eyebrow}</Eyebrow>
          <div className="box">
            <h1 id="hero-title">
              {end} {it} <br />
              {disappointment}
            </h1>
            <InlineIllustration className="fig" svg={illustration} />
            <p className="sub">{HERO.subline}</p>
            <div className="gap" />
            <AxisLabels />
            <p className="pitch">{HERO.pitch}</p>
            <div className="cta">
              <Button className="way" tone="ember" href={phoneHref}>
                <Phone aria-hidden />
                {HERO.call}
              </Button>
              <Button className="way" tone="navy" to={HERO.book.path}>
                {HERO.book.label}
              </Button>
              <Button className="way" tone="line" to={HERO.explore.path}>
                {HERO.explore.label}
              </Button>
              <ArrowLink to={HERO.assess.path}>{HERO.assess.label}</ArrowLink>
            </div>
            <Chain />
          </div>
        </div>
      </div>
      <Stats />
    </HeroStyles>
  );
}

/** The parts of the illustration, from front to back. */
function Chain() {
  return (
    <ol className="chain">
      {LAYERS.map(({ part, text }) => (
        <li key={part} data-part={part.toLowerCase()}>
          <b>{part}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** The same parts as one line of text, if the illustration does not fit. */
function AxisLabels() {
  return (
    <p className="axis-labels note" aria-hidden="true">
      {LAYERS.map(({ part }, index) => (
        <Fragment key={part}>
          {index > 0 && <i />}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
