import { Eyebrow, ParticleField } from '@site/shell/kit';
import { ABOUT } from '../copy/lowerCopy';
import { AboutStyles } from './AboutStyles';
import { Alignment } from './Alignment';
import { Principles } from './Principles';
import { Story } from './Story';
import { WhyAlignment } from './WhyAlignment';

/** The about section: diagram of the two lines, reasons, story, and principles. */
export function AboutSection() {
  return (
    <AboutStyles id="about" className="ruled edges" aria-labelledby="about-title">
      <ParticleField count={15} />
      <div className="wrap">
        <div className="head">
          <Eyebrow>{ABOUT.eyebrow}</Eyebrow>
          <h2 id="about-title">{ABOUT.title}</h2>
        </div>
        <Alignment />
        <div className="why">
          <WhyAlignment />
          <Story />
        </div>
        <Principles />
      </div>
    </AboutStyles>
  );
}
