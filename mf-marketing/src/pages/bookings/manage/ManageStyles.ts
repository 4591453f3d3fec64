import { styled } from '@site/shell/kit';

/** A page without header and footer: the company's name, the booking and its actions. */
export const ManageStyles = styled('section')`
  padding-block: 24px;
  .head {
    padding-top: 16px;
  }
  .head a {
    font-weight: 600;
    letter-spacing: -0.02em;
    color: var(--navy);
  }
  h1 {
    margin-top: 32px;
    font-size: clamp(2.25rem, 1.4rem + 3.2vw, 4.25rem);
    letter-spacing: -0.05em;
  }
  .card {
    margin-bottom: 24px;
    padding: clamp(20px, 3vw, 36px);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .card h2 {
    font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.75rem);
    letter-spacing: -0.04em;
  }
  .card p {
    margin: 8px 0 20px;
    max-width: var(--measure-narrow);
  }
  .card dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 8px 24px;
    margin: 16px 0 24px;
  }
  .card dt {
    color: var(--blue);
  }
  .card dd {
    margin: 0;
    color: var(--ink);
    font-weight: 500;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;
