import { Section, styled } from '@site/shell/kit';

/** One part of an instrument's page. */
export const ToolSection = styled(Section)`
  padding-block: clamp(56px, 6.4vw, 104px);
`;
