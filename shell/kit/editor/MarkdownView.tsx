import styled from '@emotion/styled/base';
import { DOMSerializer } from '@tiptap/pm/model';
import { useEffect, useRef } from 'react';
import { MarkdownText, schema } from './MarkdownText';
import { textCss } from './textStyles';

/** A read-only view of a text, rendered as in the editor. */
export function MarkdownView({ markdown }: { markdown: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { content } = new MarkdownText().read(markdown);
    container.current?.replaceChildren(DOMSerializer.fromSchema(schema).serializeFragment(content));
  }, [markdown]);
  return (
    <Styles>
      <div className="ProseMirror" ref={container} />
    </Styles>
  );
}

const Styles = styled('div')`
  ${textCss}
  .ProseMirror {
    min-height: 0;
    font-size: 0.9375rem;
  }
`;
