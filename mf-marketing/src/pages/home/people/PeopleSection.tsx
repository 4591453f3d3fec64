import { lazyNearViewport } from '@site/shell/kit';
import { PEOPLE } from '../copy/lowerCopy';
import { PeopleStyles } from './PeopleStyles';

const Film = lazyNearViewport(() => import('./Film'));

/** "People > Tech": three value points beside the film, on a dark background. */
export function PeopleSection() {
  const [people, sign, tech] = PEOPLE.title;
  return (
    <PeopleStyles className="dark" aria-labelledby="people-title">
      <div className="wrap">
        <div className="title">
          <h2 id="people-title">
            <span>{people}</span> <i>{sign}</i> <span>{tech}</span>
          </h2>
        </div>
        <div className="columns">
          <ul>
            {PEOPLE.points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <Film />
        </div>
      </div>
    </PeopleStyles>
  );
}
