import { lazyNearViewport } from '@site/shell/kit';
import { INDUSTRIES } from '../copy/lowerCopy';
import { IndustriesStyles } from './IndustriesStyles';

const IndustriesCarousel = lazyNearViewport(() => import('./IndustriesCarousel'));

/** The carousel of the nine industries. */
export function IndustriesSection() {
  return (
    <IndustriesStyles className="ruled edges" aria-labelledby="industries-title">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="industries-title">
            {INDUSTRIES.title}
          </h2>
          <p>{INDUSTRIES.lead}</p>
        </div>
        <IndustriesCarousel />
      </div>
    </IndustriesStyles>
  );
}
