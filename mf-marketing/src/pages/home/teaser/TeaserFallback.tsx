import { ArrowLink } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { TEASER } from '../copy/upperCopy';
import { TeaserFrame } from './TeaserFrame';

/** Shown if there are no posts or they could not be loaded: a sentence and a link to the blog. */
export function TeaserFallback({ text }: { text: string }) {
  return (
    <TeaserFrame>
      <div className="problem">
        <p role="status">{text}</p>
        <ArrowLink to={paths.blog}>{TEASER.all}</ArrowLink>
      </div>
    </TeaserFrame>
  );
}
