import { MemberRibbon, Reveal, useSettings } from '@site/shell/kit';
import { TESTIMONIALS } from '../copy/lowerCopy';
import { TestimonialsStyles } from './TestimonialsStyles';

/** "What Our Clients Say": the voices the team chose, three of them, on one rising axis; nothing where it chose none. */
export function TestimonialsSection() {
  const { testimonials } = useSettings();
  if (!testimonials.length) return null;
  return (
    <TestimonialsStyles aria-labelledby="testimonials-title">
      <div className="wrap">
        <h2 id="testimonials-title">{TESTIMONIALS.title}</h2>
        <div className="quotes">
          <svg className="axis" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <line x1="0" y1="66.667" x2="100" y2="-30.7" />
          </svg>
          <i className="end" aria-hidden="true" />
          {testimonials.map(({ quote, name, position }, index) => (
            <Reveal as="figure" className="quote" index={index} key={quote}>
              <span className="ball" aria-hidden="true">
                {name.replace(/[^A-Z]/g, '')}
              </span>
              <blockquote>{quote}”</blockquote>
              <figcaption>
                <b>{name}</b>
                {position}
              </figcaption>
            </Reveal>
          ))}
        </div>
        {testimonials.some(({ isSample }) => isSample) && (
          <div className="remark">
            <MemberRibbon>{TESTIMONIALS.samples}</MemberRibbon>
          </div>
        )}
      </div>
    </TestimonialsStyles>
  );
}
