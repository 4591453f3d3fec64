import type { PublicReviews } from '@site/api/content/reviews/contract';
import type { TeamProfile } from '@site/api/content/team/contract';
import { ArrowLink, CallToAction, useCachedResult, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { CredentialList } from '../../credentials/CredentialList';
import { CallAndBook } from '../../innerPage/CallAndBook';
import { Cells } from '../../innerPage/Cells';
import { InnerPage } from '../../innerPage/InnerPage';
import { Steps } from '../../innerPage/Steps';
import { TitledSection } from '../../innerPage/TitledSection';
import { businessData } from '../../structuredData/businessData';
import { ABOUT } from './content';
import { Mission } from './Mission';
import { Reviews } from './Reviews';
import { Story } from './Story';
import { Team } from './Team';

/** Who the company is, how it works, and its team. */
export function AboutPage() {
  const settings = useSettings();
  const team = useCachedResult<TeamProfile[]>('getTeam') ?? [];
  const reviews = useCachedResult<PublicReviews>('getReviews');
  const { page, methodology, values, ticket, honesty, credentials } = ABOUT;
  return (
    <InnerPage
      {...page}
      path={paths.about}
      label="About"
      jsonLd={{ '@context': 'https://schema.org', ...businessData(settings) }}
      actions={<CallAndBook bookTo={paths.bookings} />}
    >
      <Story />
      <Mission />
      <TitledSection id="methodology" title={methodology.title} note={methodology.lead}>
        <Steps steps={methodology.steps} />
      </TitledSection>
      <TitledSection id="values" title={values.title} background="sheet">
        <Cells items={values.items} />
      </TitledSection>
      <TitledSection id="one-problem" title={ticket.title}>
        <Steps steps={ticket.steps} />
      </TitledSection>
      <TitledSection id="honesty" title={honesty.title} background="sheet">
        <Cells items={honesty.items.map((title) => ({ title }))} />
      </TitledSection>
      {team.length > 0 && <Team people={team} />}
      {reviews && reviews.count > 0 && <Reviews reviews={reviews} />}
      {settings.credentials.length > 0 && (
        <TitledSection id="credentials" title={credentials.title} note={credentials.note} background="sheet">
          <CredentialList credentials={settings.credentials} />
          <ArrowLink to={paths.trust}>{credentials.more}</ArrowLink>
        </TitledSection>
      )}
      <CallToAction title="Tell us what’s broken" to={paths.contact} label="Contact us" />
    </InnerPage>
  );
}

export { AboutPage as Component };

/** Without a response, the page is rendered without the team or the reviews and is not cached. */
export async function loader({ fetch }: LoaderContext): Promise<void> {
  const { teamApi } = await import('../../people/teamApi');
  const { reviewsApi } = await import('./reviewsApi');
  await Promise.all([
    fetch(teamApi.endpoints.getTeam.initiate()),
    fetch(reviewsApi.endpoints.getReviews.initiate()),
  ]);
}
