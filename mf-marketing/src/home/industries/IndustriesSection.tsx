import { lazyNear } from '@site/shell/kit';
import { INDUSTRIES } from '../lowerContent';
import { IndustriesLook } from './IndustriesLook';

const IndustriesCarousel = lazyNear(() => import('./IndustriesCarousel'));

/** The nine industries, passing by as one long drawing. */
export function IndustriesSection() {
  return (
    <IndustriesLook className="ruled edges" aria-labelledby="industries-title">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="industries-title">
            {INDUSTRIES.title}
          </h2>
          <p>{INDUSTRIES.lead}</p>
        </div>
        <IndustriesCarousel />
      </div>
    </IndustriesLook>
  );
}
