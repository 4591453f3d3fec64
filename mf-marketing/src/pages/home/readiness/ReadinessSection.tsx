import { Button, Reveal } from '@site/shell/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { READINESS } from '../copy/lowerCopy';
import { ReadinessStyles } from './ReadinessStyles';

/** The readiness check: five minutes, drawn as a ruler that heats up once. */
export function ReadinessSection() {
  return (
    <ReadinessStyles className="dark" aria-labelledby="readiness-title">
      <div className="wrap">
        <div className="row">
          <h2 id="readiness-title">{READINESS.title}</h2>
          <div className="side">
            <p>{READINESS.text}</p>
            <Button tone="ember" to={READINESS.start.path}>
              {READINESS.start.label}
              <ArrowRight aria-hidden />
            </Button>
          </div>
        </div>
        <div aria-hidden="true">
          <Reveal as="ol" className="minutes tn">
            {[0, 1, 2, 3, 4].map((minute) => (
              <li key={minute}>
                <span>{minute}</span>
              </li>
            ))}
            <li>
              <span>{READINESS.minutes}</span>
            </li>
          </Reveal>
        </div>
      </div>
    </ReadinessStyles>
  );
}
