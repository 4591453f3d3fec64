import { CallToAction, Container } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { InnerPage } from '../../innerPage/InnerPage';
import { IndustryIndex } from './IndustryIndex';

/** The nine industries, each with its drawing. */
export function IndustriesPage() {
  return (
    <InnerPage
      title="Industries"
      description="IT for nine kinds of firm: what presses on them, the systems we meet there, and which control answers which risk."
      lead="Nine kinds of firm: what presses on them, which systems they run on, and what goes wrong on a bad day."
      path={paths.industries}
    >
      <Container>
        <IndustryIndex />
      </Container>
      <CallToAction title="Yours is not drawn here?" to={paths.contact} label="Tell us about it">
        Ask. The honest answer may be yes, or the name of a better fit.
      </CallToAction>
    </InnerPage>
  );
}

export { IndustriesPage as Component };
