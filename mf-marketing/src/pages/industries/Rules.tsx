import { Cells } from '../../innerPage/Cells';
import type { Industry } from './content/Industry';

/** Laws and standards, each with its source and a link to its issuer. */
export function Rules({ rules }: Pick<Industry, 'rules'>) {
  const items = rules.map(({ title, source, text, site }) => ({
    title,
    text,
    note: (
      <>
        {source}. <a href={site}>{new URL(site).hostname.replace(/^www\./, '')}</a>
      </>
    ),
  }));
  return <Cells items={items} />;
}
