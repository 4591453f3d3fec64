import { CallToAction, Seo, Wrap } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { SheetHead } from '../parts/SheetHead';
import { IndustryIndex } from './IndustryIndex';

/** The nine industries, each with its drawing. */
export function IndustriesPage() {
  return (
    <>
      <Seo
        title="Industries"
        description="IT for nine kinds of firm: what presses on them, the systems we meet there, and which control answers which risk."
        path={paths.industries}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Industries', to: paths.industries },
        ]}
      />
      <SheetHead
        title="Industries"
        lead="Nine kinds of firm: what presses on them, which systems they run on, and what goes wrong on a bad day."
      />
      <Wrap>
        <IndustryIndex />
      </Wrap>
      <CallToAction title="Yours is not drawn here?" to={paths.contact} label="Tell us about it">
        Ask. The honest answer may be yes, or the name of a better fit.
      </CallToAction>
    </>
  );
}

export { IndustriesPage as Component };
