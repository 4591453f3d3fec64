import { styled } from '@site/shell/kit';

/** The closing sheet: heading and pitch above, actions in the first third, the form beside them. */
export const ContactLook = styled('section')`
  padding-block: clamp(72px, 8vw, 128px);
  .head { display: grid; grid-template-columns: 1fr 1fr; gap: 20px 0; align-items: end; margin-bottom: clamp(40px, 5vw, 72px); }
  .eyebrow { grid-column: 1 / -1; }
  .lead { padding-left: 24px; }
  .columns { display: grid; grid-template-columns: 1fr 2fr; align-items: start; }
  .actions { padding-right: 32px; }
  .action { border-top: 1px solid var(--line-2); padding: 22px 0 26px; }
  .action:last-of-type { border-bottom: 1px solid var(--line-2); }
  .action h3 { font-size: 1.5rem; }
  .action p { margin: 8px 0 16px; max-width: 22em; text-wrap: balance; }
  @media (max-width: 1099px) {
    .columns { grid-template-columns: minmax(0, 1fr); gap: 48px; }
    .actions { padding: 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 24px; }
    .action, .action:last-of-type { border-bottom: 0; display: flex; flex-direction: column; align-items: flex-start; }
    .action a { margin-top: auto; }
  }
  @media (max-width: 767px) {
    .head { grid-template-columns: 1fr; }
    .lead { padding: 0; }
    .actions { grid-template-columns: 1fr; }
    .action, .action:last-of-type { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; align-items: center; padding: 16px 0 18px; }
    .action svg { display: none; }
    .action h3 { font-size: 1.25rem; }
    .action p { grid-column: 1 / -1; grid-row: 2; margin: 0; font-size: 1rem; line-height: 1.45; }
    .action a { margin: 0; }
    .action:last-of-type { border-bottom: 1px solid var(--line-2); }
  }
`;
