import { ArrowLink, Button, Eyebrow, ParticleField, Reveal, VisuallyHidden } from '@site/shell/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { SERVICES } from '../copy/lowerCopy';
import { ServicesStyles } from './ServicesStyles';

/** Six numbered services in a grid. */
export function ServicesSection() {
  return (
    <ServicesStyles id="services" aria-labelledby="services-title">
      <ParticleField count={25} />
      <div className="wrap">
        <div className="head">
          <Eyebrow>{SERVICES.eyebrow}</Eyebrow>
          <h2 className="h2" id="services-title">
            {SERVICES.title}
          </h2>
          <Button tone="line" to={SERVICES.all.path}>
            {SERVICES.all.label}
            <ArrowRight aria-hidden />
          </Button>
        </div>
        <ul className="grid">
          {SERVICES.cards.map((card, index) => (
            <Reveal as="li" className="card" index={index} key={card.path}>
              <p className="number" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
                <i />
              </p>
              <h3>{card.title}</h3>
              <p>{card.description}</p>
              <ul className="ticks">
                {card.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <ArrowLink to={card.path} className="more">
                <span>
                  {SERVICES.more}
                  <VisuallyHidden> about {card.title}</VisuallyHidden>
                </span>
              </ArrowLink>
            </Reveal>
          ))}
        </ul>
        <Button tone="navy" to={SERVICES.all.path} className="all-below">
          {SERVICES.all.label}
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </ServicesStyles>
  );
}
