import { CallToAction, Seo, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { businessData } from '../parts/businessData';
import { CallFirst } from '../parts/CallFirst';
import { Cells } from '../parts/Cells';
import { Quarter } from '../parts/Quarter';
import { SheetHead } from '../parts/SheetHead';
import { Steps } from '../parts/Steps';
import { ABOUT } from './content';
import { Mission } from './Mission';
import { Story } from './Story';

/** What the firm is for, how it works and what it holds itself to. */
export function AboutPage() {
  const settings = useSettings();
  const { seo, heading, lead, methodology, values, ticket, honesty } = ABOUT;
  return (
    <>
      <Seo
        title={seo.title}
        description={seo.description}
        path={paths.about}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: 'About', to: paths.about },
        ]}
        jsonLd={[{ '@context': 'https://schema.org', ...businessData(settings) }]}
      />
      <SheetHead current="About" title={heading} lead={lead}>
        <CallFirst />
      </SheetHead>
      <Story />
      <Mission />
      <Quarter id="methodology" title={methodology.title} note={methodology.lead}>
        <Steps steps={methodology.steps} />
      </Quarter>
      <Quarter id="values" title={values.title} ground="sheet">
        <Cells items={values.items} />
      </Quarter>
      <Quarter id="one-problem" title={ticket.title}>
        <Steps steps={ticket.steps} />
      </Quarter>
      <Quarter id="honesty" title={honesty.title} ground="sheet">
        <Cells items={honesty.items.map((title) => ({ title }))} />
      </Quarter>
      <CallToAction title="Judge us by the next thing that breaks" to={paths.contact} label="Write to us" />
    </>
  );
}

export { AboutPage as Component };
