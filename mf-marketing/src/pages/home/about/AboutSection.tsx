import { Eyebrow, ParticleField } from '@site/shell/kit';
import { ABOUT } from '../copy/lowerCopy';
import { AboutStyles } from './AboutStyles';
import { Alignment } from './Alignment';
import { Principles } from './Principles';
import { Story } from './Story';
import { WhyAlignment } from './WhyAlignment';

/** What the firm stands for: two lines that become one, why that matters, the story, and how it works. */
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
