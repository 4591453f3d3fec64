import { Section, styled } from '@site/shell/kit';

/** A section of a tool page. */
export const ToolSection = styled(Section)`
  padding-block: clamp(56px, 6.4vw, 104px);
`;
