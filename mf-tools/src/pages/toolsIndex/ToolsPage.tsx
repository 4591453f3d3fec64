import { ArrowLink, below, Section, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { ToolLayout } from '../../toolLayout/ToolLayout';
import { AssessmentCards } from './AssessmentCards';
import { TOOL_CARDS } from './content';
import { ToolCard } from './ToolCard';

/** The four tools, and the two assessments below. */
export function ToolsPage() {
  return (
    <ToolLayout
      title="Free security tools"
      searchTitle="Free security tools: email, passwords, phishing and websites"
      description="Free security checks for your email, passwords, suspicious messages and website. No sign-up. Each tool says what leaves your browser."
      lead="Check your email, passwords, suspicious messages and website in minutes. No sign-up. Each tool tells you what leaves your browser."
      path={paths.tools}
      label="Tools"
    >
      <section className="ruled edges" aria-label="Tools">
        <div className="wrap">
          <Styles>
            {TOOL_CARDS.map((instrument, index) => (
              <ToolCard key={instrument.slug} instrument={instrument} isWide={index % 3 === 0} />
            ))}
          </Styles>
        </div>
      </section>
      <Section ruled="edges" aria-labelledby="questions">
        <div className="wrap">
          <AssessmentCards />
          <Partners>
            <ArrowLink to={paths.partners}>Add these tools to your own website</ArrowLink>
          </Partners>
        </div>
      </Section>
    </ToolLayout>
  );
}

export { ToolsPage as Component };

const Partners = styled('p')`
  margin-top: 28px;
`;

const Styles = styled('div')`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  border: 1px solid var(--line-2);
  background: var(--sheet);
  position: relative;
  @media ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * var(--gutter));
    border-inline: 0;
  }
`;
