import type { ComposedLanding } from '@site/api/content/landingPages/composed/composeLanding';
import { Button, below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { ENQUIRY_ID, EnquirySection } from '../../contactForm/EnquirySection';
import { topicOf } from '../../contactForm/topics';
import { illustrationAt } from '../../illustrations/illustrationAt';
import { bookingPath } from '../../innerPage/bookingPath';
import { CallAndBook } from '../../innerPage/CallAndBook';
import { InnerPage } from '../../innerPage/InnerPage';
import { RelatedPages } from '../../innerPage/RelatedPages';
import { TitledSection } from '../../innerPage/TitledSection';

/** A landing page without a record: general texts about its subject. It is set to noindex. */
export function GenericLanding({ landing }: { landing: ComposedLanding }) {
  const { title, searchTitle, description, path, lead, parts, related } = landing;
  const bookTo = bookingPath(related[0]);
  return (
    <InnerPage
      title={title}
      searchTitle={searchTitle}
      description={description}
      lead={lead}
      path={path}
      noindex
      label="Start here"
      bookTo={bookTo}
      illustration={illustrationAt(related[0] ?? paths.service('service-desk'))}
      actions={
        <CallAndBook bookTo={bookTo}>
          <Button tone="line" to={`#${ENQUIRY_ID}`}>
            Contact us
          </Button>
        </CallAndBook>
      }
    >
      {parts.map(({ heading, lines }, index) => (
        <TitledSection
          // biome-ignore lint/suspicious/noArrayIndexKey: a template may say the same twice
          key={`${index} ${heading}`}
          id={`part-${index + 1}`}
          title={heading}
          background={index % 2 === 0 ? 'sheet' : undefined}
        >
          <Lines>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a template may say the same twice
              <li key={`${at} ${line}`}>{line}</li>
            ))}
          </Lines>
        </TitledSection>
      ))}
      <RelatedPages related={related} />
      <EnquirySection
        key={path}
        title="Tell us what slows you down"
        text="Call or send us a message. We’ll tell you what we would do first."
        {...topicOf(related[0])}
      />
    </InnerPage>
  );
}

const Lines = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line);
  li {
    flex: 1 1 min(100%, 340px);
    padding: 26px 28px 30px;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
    font-size: 1.1875rem;
    line-height: 1.45;
    letter-spacing: -0.015em;
    color: var(--ink);
    text-wrap: pretty;
  }
  @media ${below.phone} {
    border-left: 0;
    li {
      border-right: 0;
      padding: 18px 0 20px;
      font-size: 1.125rem;
    }
  }
`;
