import { TEASER } from '../copy/upperCopy';
import { TeaserFrame } from './TeaserFrame';

const INDEXES = [0, 1, 2];

/** Three placeholder cards while the posts load. */
export function TeaserLoading() {
  return (
    <TeaserFrame>
      <div className="waiting">
        <ul className="posts" aria-hidden="true">
          {INDEXES.map((index) => (
            <li className="post is-placeholder" key={index}>
              <div className="cover" />
              <i className="line is-date" />
              <i className="line" />
              <i className="line is-short" />
            </li>
          ))}
        </ul>
        <p className="status" role="status">
          {TEASER.loading}
        </p>
      </div>
    </TeaserFrame>
  );
}
