import { Button, below, Illustration, Reveal, styled, useSettings, VisuallyHidden } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import assessment from './illustrations/assessment.illustration';
import consultation from './illustrations/consultation.illustration';
import managed from './illustrations/managed.illustration';
import { contactCopy } from './texts/contactCopy';

/**
 * Three ways to start, each with its illustration. Two open the external calendar from the settings or, without
 * one, the booking page with the meeting type selected. The third opens the list of services.
 */
export function ContactActions({ headingLevel: Heading = 'h3', isCompact }: ContactActionsProps) {
  const { bookingAddress } = useSettings();
  const ways = [
    {
      ...contactCopy.assessment,
      illustration: assessment,
      to: bookingAddress || paths.bookingsFor('security-assessment'),
    },
    { ...contactCopy.managed, illustration: managed, to: paths.homeServices },
    {
      ...contactCopy.consultation,
      illustration: consultation,
      to: bookingAddress || paths.bookingsFor('consultation'),
    },
  ];
  return (
    <Styles className={isCompact ? 'is-compact is-short' : undefined}>
      {ways.map(({ title, text, button, illustration, to }, index) => (
        <Reveal as="li" index={index} key={title}>
          <span className="fig">
            <Illustration src={illustration} width={204} height={164} />
            <Illustration src={`${illustration}#lit`} width={204} height={164} className="lit" />
          </span>
          <div>
            <Heading>{title}</Heading>
            <p>{text}</p>
            <Button tone="line" size="small" to={to}>
              <span>
                {button}
                {to === paths.homeServices && <VisuallyHidden> about our services</VisuallyHidden>}
              </span>
              {to === bookingAddress && <ArrowUpRight aria-hidden />}
            </Button>
          </div>
        </Reveal>
      ))}
    </Styles>
  );
}

export interface ContactActionsProps {
  headingLevel?: 'h2' | 'h3';
  /** Smaller, for a column beside a headline. */
  isCompact?: boolean;
}

const Styles = styled('ul')`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-inline: 1px solid var(--line);
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 20px;
    padding: 32px 28px;
    align-items: start;
  }
  li + li {
    border-left: 1px solid var(--line);
  }
  .fig {
    display: grid;
    width: 128px;
    margin-top: 4px;
  }
  .fig img {
    grid-area: 1 / 1;
    width: 100%;
    height: auto;
  }
  .lit {
    opacity: 0;
    transition: opacity 0.2s;
  }
  li:hover .lit,
  li:focus-within .lit {
    opacity: 1;
  }
  h2,
  h3 {
    font-size: 1.5rem;
    letter-spacing: -0.03em;
  }
  p {
    margin: 8px 0 16px;
    max-width: 24em;
    text-wrap: balance;
  }
  a {
    white-space: nowrap;
  }
  @media ${below.tablet} {
    li {
      padding-inline: 20px;
    }
  }
  li > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
  }
  li a {
    margin-top: auto;
  }
  @media ${below.desktop} {
    li {
      grid-template: auto 1fr / 1fr;
      align-items: stretch;
    }
  }
  @media ${below.phone} {
    grid-template-columns: 1fr;
    border: 0;
    li {
      grid-template: auto / 92px 1fr;
      padding: 14px 0;
      gap: 0 16px;
    }
    li + li {
      border-left: 0;
      border-top: 1px solid var(--line-2);
    }
    .fig {
      width: 92px;
    }
    h2,
    h3 {
      font-size: 1.3125rem;
    }
    p {
      margin: 2px 0 8px;
      font-size: 1rem;
      line-height: 1.45;
    }
  }
  &.is-compact {
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    li {
      grid-template: auto 1fr / 1fr;
      align-items: stretch;
      gap: 0;
      padding: 14px 18px 16px;
    }
    .fig {
      width: 76px;
      margin: 0 0 4px -6px;
    }
    :is(h2, h3) {
      font-size: 1.125rem;
      letter-spacing: -0.02em;
    }
    p {
      margin: 4px 0 12px;
      font-size: 0.9375rem;
      line-height: 1.4;
    }
  }
  @media ${below.phone} {
    &.is-short {
      border-width: 1px 0;
      border-radius: 0;
      background: none;
      li {
        grid-template: auto / 1fr;
        gap: 0;
        padding: 9px 0;
      }
      li > div {
        display: grid;
        grid-template-columns: 1fr auto;
        align-items: center;
        gap: 12px;
      }
      li a {
        margin: 0;
        padding-inline: 12px;
      }
      .fig,
      p {
        display: none;
      }
      :is(h2, h3) {
        font-size: 1rem;
        line-height: 1.2;
      }
    }
  }
`;
