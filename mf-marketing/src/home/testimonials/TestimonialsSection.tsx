import { Note, Reveal } from '@site/shell/kit';
import { TESTIMONIALS } from '../content';
import { TestimonialsLook } from './TestimonialsLook';

/** "What Our Clients Say": three voices on one rising axis. */
export function TestimonialsSection() {
  return (
    <TestimonialsLook aria-labelledby="testimonials-title">
      <div className="wrap">
        <h2 id="testimonials-title">{TESTIMONIALS.title}</h2>
        <div className="quotes">
          <svg className="axis" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <line x1="0" y1="66.667" x2="100" y2="-30.7" />
          </svg>
          <i className="end" aria-hidden="true" />
          {TESTIMONIALS.quotes.map(({ quote, name, position }, index) => (
            <Reveal as="figure" className="quote" index={index} key={name}>
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
        <Note className="remark">{TESTIMONIALS.note}</Note>
      </div>
    </TestimonialsLook>
  );
}
