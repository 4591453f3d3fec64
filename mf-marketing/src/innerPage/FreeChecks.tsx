import { ArrowLink, below, styled } from '@site/shell/kit';
import { assessments, paths, tools } from '@site/shell/paths';
import { TitledSection } from './TitledSection';

/** The free tools and assessments. */
export function FreeChecks() {
  return (
    <TitledSection
      id="free-checks"
      title="Check it yourself first"
      note="Free, without sign-up. You see the result right away."
    >
      <Styles>
        {CHECKS.map(({ to, label, text }) => (
          <li key={to}>
            <ArrowLink to={to}>{label}</ArrowLink>
            <p>{text}</p>
          </li>
        ))}
      </Styles>
    </TitledSection>
  );
}

const TEXTS: Record<string, string> = {
  'email-security': 'Can someone send email in your company’s name?',
  'phishing-detection': 'Paste a suspicious email or link, and see what it hides.',
  'password-strength': 'How fast could attackers crack your password?',
  'domain-security': 'Is your website’s encryption set up correctly?',
  BusinessTechCheck: '20 questions in 5 minutes, with a plan for 90 days.',
  'healthcare-security': '24 questions for medical and dental practices.',
};

const CHECKS = [
  ...assessments.map(({ slug, label }) => ({ slug, label, to: `/assessments/${slug}` })),
  ...tools.map(({ slug, label }) => ({ slug, label, to: paths.tool(slug) })),
].map((check) => ({ ...check, text: TEXTS[check.slug] }));

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-top: 1px solid var(--line-2);
  border-left: 1px solid var(--line);
  li {
    padding: 20px 24px 22px;
    border-right: 1px solid var(--line);
    border-bottom: 1px solid var(--line-2);
  }
  p {
    margin-top: 6px;
    font-size: 1rem;
    line-height: 1.45;
  }
  @media ${below.desktop} {
    grid-template-columns: repeat(2, 1fr);
  }
  @media ${below.phone} {
    grid-template-columns: 1fr;
    border-left: 0;
    li {
      padding: 10px 0 12px;
      border-right: 0;
    }
    p {
      margin-top: 0;
      font-size: 0.9375rem;
    }
  }
`;
