import type { TemplateDraft } from '@site/api/content/pageTemplates/contract';
import { variablesOf } from '@site/api/content/pageTemplates/variables';
import { styled } from '@site/shell/kit';

/** The variables that texts of a template may use, and how conditions and lists are written. */
export function VariableList({ draft }: { draft: TemplateDraft }) {
  return (
    <Styles>
      <details>
        <summary>Available variables</summary>
        <dl>
          {variablesOf(draft).map(({ name, about, items }) => (
            <div key={name}>
              <dt>
                <code>{`{{ ${name} }}`}</code>
              </dt>
              <dd>
                {about}
                {items && `. Each has ${items.join(', ')}`}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <details>
        <summary>Conditions and lists</summary>
        <dl>
          {SYNTAX.map(({ code, about }) => (
            <div key={code}>
              <dt>
                <code>{code}</code>
              </dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Styles>
  );
}

const SYNTAX = [
  { code: '{% if place.road %}…{% endif %}', about: 'Text for pages where the variable has a value.' },
  {
    code: '{% for fact in place.facts %}{{ fact.text }}{% endfor %}',
    about: 'Repeats text for each item of a list.',
  },
  {
    code: '{% for faq in place.faqs %}{{ faq.question }}{% next %}{% endfor %}',
    about: 'In a field of an item, such as a question: creates an item for each.',
  },
  { code: '{{ place.name | upcase }}', about: 'Changes a value with a Liquid filter.' },
  {
    code: 'Title without text',
    about: 'A block whose title is empty on a page is left out, so a condition around the title hides it.',
  },
];

const Styles = styled('div')`
  display: grid;
  gap: 6px;
  font-size: var(--a13);
  summary {
    padding-block: 4px;
    color: var(--navy);
    cursor: pointer;
  }
  dl {
    display: grid;
    gap: 8px;
    margin: 6px 0;
  }
  dd {
    margin: 0;
    color: var(--muted);
  }
  code {
    font: 450 var(--a12) / 1.5 var(--mono);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;
