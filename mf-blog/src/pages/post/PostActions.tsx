import { below, styled, useHydrated, useToast } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Link from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import Rss from 'lucide-react/icons/rss';

/** Copy the link, print, follow by RSS. */
export function PostActions() {
  const { toast } = useToast();
  const isHydrated = useHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + window.location.pathname);
      toast({ title: 'Link copied', description: 'You can paste it now.' });
    } catch {
      toast({
        title: 'The link couldn’t be copied',
        description: 'Your browser didn’t allow it. Copy the link from the address bar.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Styles aria-label="This article">
      {isHydrated && (
        <>
          <button type="button" onClick={copy}>
            <Link size={18} aria-hidden />
            Copy link
          </button>
          <button type="button" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            Print
          </button>
        </>
      )}
      <a href={paths.blogFeed}>
        <Rss size={18} aria-hidden />
        Follow by RSS
      </a>
    </Styles>
  );
}

const Styles = styled('aside')`
  min-height: 132px;
  padding-left: 28px;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  button,
  a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--navy);
    font: 500 0.9375rem / 1.2 var(--sans);
    text-decoration: none;
    cursor: pointer;
  }
  button:hover,
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  @media ${below.desktop} {
    grid-column: 1;
    padding: 32px 0 0;
  }
  @media ${below.tablet} {
    order: 1;
    padding: 0;
  }
  @media print {
    display: none;
  }
`;
