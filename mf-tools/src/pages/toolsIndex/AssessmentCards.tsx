import { below, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CSSProperties } from 'react';

/** The two assessments with their length. */
export function AssessmentCards() {
  return (
    <Styles>
      <div className="opening">
        <h2 id="questions">Free assessments</h2>
        <p>
          Answer a few questions about your company and see right away what to fix first. You don’t need to
          sign up.
        </p>
      </div>
      <div className="cards">
        {ASSESSMENT_CARDS.map(({ to, title, text, questions, note }) => (
          <SmartLink key={to} to={to}>
            <h3>
              {title}
              <ArrowRight size={20} aria-hidden />
            </h3>
            <p>{text}</p>
            <div className="minutes" style={{ '--q': questions } as CSSProperties}>
              <span>{questions} questions</span>
              <span>{note}</span>
            </div>
          </SmartLink>
        ))}
      </div>
    </Styles>
  );
}

const ASSESSMENT_CARDS = [
  {
    to: paths.businessTechCheck,
    title: 'Business Technology Assessment',
    text: 'Support, security, backups, cloud and costs. You get your first three fixes and a 90-day plan.',
    questions: 20,
    note: '5 min',
  },
  {
    to: paths.healthcareSecurity,
    title: 'Healthcare Security Assessment',
    text: 'HIPAA safeguards, devices, backups, vendors and incidents. It never asks for patient data.',
    questions: 24,
    note: '7 min',
  },
];

const Styles = styled('div')`
  .opening {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 24em);
    gap: 12px 40px;
    align-items: end;
    margin-bottom: clamp(24px, 3vw, 44px);
  }
  .opening h2 {
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    letter-spacing: -0.04em;
  }
  .opening p {
    text-wrap: balance;
  }
  .cards {
    display: grid;
    grid-template-columns: 1fr 1fr;
    background: var(--sheet);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
  }
  .cards a {
    display: block;
    padding: 26px 30px 30px;
    text-decoration: none;
    border-left: 1px solid var(--line-2);
  }
  .cards a:first-of-type {
    border-left: 0;
  }
  .cards a:hover {
    background: var(--white);
  }
  h3 {
    font-size: 1.5rem;
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  .cards p {
    margin-top: 8px;
    max-width: var(--measure);
    color: var(--text);
  }
  .minutes {
    position: relative;
    height: 34px;
    margin-top: 22px;
    border-top: 1px solid var(--navy);
    background:
      repeating-linear-gradient(90deg, var(--navy) 0 1px, transparent 1px calc((100% - 1px) / var(--q))) 0 0 /
      100% 8px no-repeat;
  }
  .minutes::before {
    content: "";
    position: absolute;
    left: 0;
    top: -3px;
    height: 5px;
    width: 0;
    background: var(--navy);
    transition: width 0.5s;
  }
  a:hover .minutes::before {
    width: 100%;
  }
  .minutes span {
    position: absolute;
    left: 0;
    top: 16px;
    font: 450 0.8125rem / 1 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
  }
  .minutes span + span {
    left: auto;
    right: 0;
  }
  @media ${below.phone} {
    .opening,
    .cards {
      grid-template-columns: 1fr;
    }
    .cards a {
      border-left: 0;
      border-top: 1px solid var(--line-2);
      padding-inline: 20px;
    }
    .cards a:first-of-type {
      border-top: 0;
    }
  }
`;
