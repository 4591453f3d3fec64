import { Illustration, Reveal, SmartLink } from '@site/shell/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import advisory from '../../../illustrations/advisory.illustration';
import { CORE } from '../copy/coreCopy';
import communication from '../illustrations/communication.illustration';
import education from '../illustrations/education.illustration';
import support from '../illustrations/support.illustration';
import { CoreStyles } from './CoreStyles';

/** "What We Do Best": four services in rows, each with an illustration that is highlighted on hover. */
export function CoreSection() {
  return (
    <CoreStyles className="ruled q1" aria-labelledby="core-title">
      <div className="wrap">
        <div>
          <div className="head">
            <h2 id="core-title">{CORE.title}</h2>
            <p>{CORE.lead}</p>
          </div>
        </div>
        <ul>
          {CORE.services.map(({ title, description, path }, index) => (
            <Reveal as="li" index={index} key={path}>
              <SmartLink to={path} className="row">
                <span className="fig">
                  <Illustration {...illustrations[index]!} />
                  <Illustration
                    {...illustrations[index]!}
                    src={`${illustrations[index]!.src}#lit`}
                    className="lit"
                  />
                </span>
                <div className="words">
                  <h3>{title}</h3>
                  <p>{description}</p>
                </div>
                <ArrowRight className="go-on" aria-hidden />
              </SmartLink>
            </Reveal>
          ))}
        </ul>
      </div>
    </CoreStyles>
  );
}

/** In the order of `CORE.services`. */
const illustrations = [
  { src: support, width: 206, height: 170 },
  { src: communication, width: 202, height: 158 },
  { src: advisory, width: 218, height: 130 },
  { src: education, width: 181, height: 167 },
];
