import { ArrowLink, below, SmartLink, styled, useSettings } from '@site/shell/kit';
import { assessments, paths, tools } from '@site/shell/paths';
import { EmbedSnippet } from '../../embedding/EmbedSnippet';
import { ToolLayout } from '../../toolLayout/ToolLayout';
import { ToolSection } from '../../toolLayout/ToolSection';

/** The HTML that puts forms, tools and assessments on another site, for partners. */
export function PartnersPage() {
  const { isFramable } = useSettings();
  return (
    <ToolLayout
      title="Add our tools to your website"
      searchTitle="Partners: add our tools to your website"
      description="Copy the code that shows our security tools, assessments, contact form and booking calendar on your own website."
      lead="Copy the code into your page. The tool adjusts its height by itself and sets no cookies on your site."
      path={paths.partners}
      label="Partners"
      noindex
    >
      <ToolSection background="sheet" aria-labelledby="before">
        <Before className="wrap">
          <h2 id="before">Before you start</h2>
          <div>
            <p>
              The code works only on websites we allow. Our team adds yours in the admin area under{' '}
              <SmartLink to={paths.admin.embedding}>Settings, Embedding, Allowed websites</SmartLink>.{' '}
              {isFramable
                ? 'Some websites are already allowed. Yours may not be.'
                : 'No website is allowed yet.'}
            </p>
            <ArrowLink to={paths.contact}>Send us your website’s address</ArrowLink>
          </div>
        </Before>
      </ToolSection>
      <ToolSection aria-label="Snippets">
        <div className="wrap">
          {SNIPPETS.map(({ path, title }) => (
            <EmbedSnippet key={path} path={path} title={title} />
          ))}
        </div>
      </ToolSection>
    </ToolLayout>
  );
}

export { PartnersPage as Component };

const SNIPPETS = [
  ...tools.map(({ slug, label }) => ({ path: paths.embeddedTool(slug), title: label })),
  ...assessments.map(({ slug, label }) => ({ path: paths.embeddedAssessment(slug), title: label })),
  { path: paths.embeddedContact, title: 'Contact form' },
  { path: paths.embeddedBooking, title: 'Booking calendar' },
];

const Before = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 12px 40px;
  h2 {
    font-size: var(--fs-h3);
  }
  p {
    max-width: var(--measure);
    margin-bottom: 12px;
  }
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
