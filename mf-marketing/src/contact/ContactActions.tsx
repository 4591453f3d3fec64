import { Button, Drawing, styled } from '@site/shell/kit';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useContactActions } from '../parts/contact/useContactActions';
import { ACTIONS_LABEL } from './content';
import assessment from './drawings/assessment.drawing';
import consultation from './drawings/consultation.drawing';
import managed from './drawings/managed.drawing';

/** Three ways to start, each with its drawing. */
export function ContactActions() {
  const actions = useContactActions();
  return (
    <Look aria-label={ACTIONS_LABEL}>
      <div className="wrap">
        <ul>
          {actions.map(({ title, text, button, to, isBooking }, index) => (
            <li key={title}>
              <span className="fig">
                <Drawing src={drawings[index]!} width={204} height={164} />
                <Drawing src={`${drawings[index]!}#lit`} width={204} height={164} className="lit" />
              </span>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
                <Button tone="line" size="small" to={to}>
                  {button}
                  {isBooking && <ArrowUpRight aria-hidden />}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Look>
  );
}

/** In the order of the actions. */
const drawings = [assessment, managed, consultation];

const Look = styled('section')`
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
  ul { display: grid; grid-template-columns: repeat(3, 1fr); border-inline: 1px solid var(--line); }
  li { display: grid; grid-template-columns: auto 1fr; gap: 8px 20px; padding: 32px 28px; align-items: start; }
  li + li { border-left: 1px solid var(--line); }
  .fig { display: grid; width: 128px; margin-top: 4px; }
  .fig img { grid-area: 1 / 1; width: 100%; height: auto; }
  .lit { opacity: 0; transition: opacity 0.2s; }
  li:hover .lit, li:focus-within .lit { opacity: 1; }
  h2 { font-size: 1.5rem; letter-spacing: -0.03em; }
  p { margin: 8px 0 16px; max-width: 24em; text-wrap: balance; }
  @media (max-width: 1199px) { li { grid-template-columns: 1fr; align-content: start; } }
  @media (max-width: 767px) {
    ul { grid-template-columns: 1fr; border: 0; }
    li { grid-template-columns: 92px 1fr; padding: 22px 0 24px; gap: 0 16px; }
    li + li { border-left: 0; border-top: 1px solid var(--line-2); }
    .fig { width: 92px; }
    h2 { font-size: 1.3125rem; }
    p { margin: 4px 0 12px; font-size: 1rem; line-height: 1.45; }
  }
`;
