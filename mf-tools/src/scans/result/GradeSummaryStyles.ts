import { below, styled } from '@site/shell/kit';

/** Layout: a quarter for the grade, the rest for its explanation. */
export const GradeSummaryStyles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  box-shadow: var(--sh-float);
  .grade-part {
    padding: 24px 28px 26px;
    border-right: 1px solid var(--line);
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  .grade-part h2 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.01em;
    color: var(--blue);
    overflow-wrap: anywhere;
  }
  .grade {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 10px 16px;
    margin: 10px 0 12px;
  }
  .grade b {
    font-size: clamp(7rem, 11.5vw, 11rem);
    line-height: 0.74;
    font-weight: 500;
    letter-spacing: -0.06em;
    color: var(--ink);
    margin-left: -0.05em;
    padding-top: 0.06em;
  }
  .grade span {
    font: 450 0.8125rem / 1.4 var(--mono);
    letter-spacing: -0.02em;
    color: var(--blue);
  }
  .ruler {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    border-top: 1px solid var(--navy);
    margin: 14px 0 20px;
  }
  .ruler li {
    position: relative;
    padding-top: 12px;
    font: 450 0.8125rem / 1 var(--mono);
    color: var(--blue);
  }
  .ruler li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 0;
    height: 7px;
    border-left: 1px solid var(--navy);
  }
  .ruler .is-here {
    color: var(--ink);
    font-weight: 700;
  }
  .ruler .is-here::after {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    top: -2px;
    height: 4px;
    background: var(--ember);
  }
  .grade-part p {
    margin-top: auto;
    font-size: 1rem;
    line-height: 1.5;
  }
  .words-part {
    padding: 24px 28px 22px;
    min-width: 0;
  }
  .words-part > h2 {
    font-size: var(--fs-h3);
    max-width: 24em;
  }
  .words-part > p {
    margin-top: 8px;
    max-width: var(--measure-wide);
  }
  @media ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    .grade-part {
      border-right: 0;
      border-bottom: 1px solid var(--line);
    }
    .grade-part p {
      margin-top: 8px;
    }
  }
  @media ${below.small} {
    .grade-part,
    .words-part {
      padding-inline: 18px;
    }
  }
  @media print {
    box-shadow: none;
    break-inside: avoid;
    > div {
      padding: 12px 16px;
    }
    .grade b {
      font-size: 48pt;
    }
    h2 {
      font-size: 14pt;
    }
    p {
      font-size: 9pt;
      line-height: 1.35;
    }
  }
`;
