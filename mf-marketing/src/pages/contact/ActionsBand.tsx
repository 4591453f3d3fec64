import { styled } from '@site/shell/kit';
import { ContactActions } from '../../contactForm/ContactActions';
import { ACTIONS_LABEL } from './content';

/** The three ways to start, as a band across the page. */
export function ActionsBand() {
  return (
    <Styles aria-label={ACTIONS_LABEL}>
      <div className="wrap">
        <ContactActions headingLevel="h2" />
      </div>
    </Styles>
  );
}

const Styles = styled('section')`
  background: var(--sheet);
  border-block: 1px solid var(--line-2);
`;
