import { Button, Reveal, SmartLink } from '@site/shell/kit';
import { paths, tools } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { READINESS } from '../copy/lowerCopy';
import { ReadinessStyles } from './ReadinessStyles';

/** The readiness check, with a five-minute scale that animates once. */
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
        <nav className="checks" aria-label={READINESS.tools}>
          <p>{READINESS.tools}</p>
          <ul>
            {tools.map(({ slug, label }) => (
              <li key={slug}>
                <SmartLink to={paths.tool(slug)}>{label}</SmartLink>
              </li>
            ))}
          </ul>
        </nav>
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
