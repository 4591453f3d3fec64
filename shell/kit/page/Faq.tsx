import styled from '@emotion/styled/base';
import type { ReactNode } from 'react';

/** Questions and answers. Every answer is in the HTML and can be linked to by its `id`. */
export function Faq({ items, className }: FaqProps) {
  return (
    <Styles className={className}>
      {items.map((item, index) => (
        <details key={item.question} id={item.id} open={index === 0 || undefined}>
          <summary>
            <h3>{item.question}</h3>
          </summary>
          <div className="answer">{item.answer}</div>
        </details>
      ))}
    </Styles>
  );
}

export interface FaqProps {
  items: { question: string; answer: ReactNode; id?: string }[];
  className?: string;
}

const Styles = styled('div')`
  border-bottom: 1px solid var(--line-2);
  details {
    border-top: 1px solid var(--line-2);
    scroll-margin-top: 96px;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 18px 0;
    min-height: 44px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: "";
    flex: none;
    margin-left: auto;
    width: 17px;
    height: 17px;
    background:
      linear-gradient(var(--navy), var(--navy)) 50% / 100% 1.5px no-repeat,
      linear-gradient(var(--navy), var(--navy)) 50% / 1.5px 100% no-repeat;
    transition: transform 0.2s;
  }
  details[open] > summary::after {
    transform: rotate(45deg);
  }
  h3 {
    min-width: 0;
    font-size: var(--fs-h4);
    line-height: 1.25;
    letter-spacing: -0.02em;
  }
  summary:hover h3 {
    color: var(--navy);
  }
  .answer {
    padding: 0 40px 22px 0;
    max-width: var(--measure-wide);
  }
  .answer > * + * {
    margin-top: 0.8em;
  }
`;
