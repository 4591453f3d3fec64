import type { UnfinishedBlock } from '../../landingPages/contract';
import type { TemplateDraft } from '../contract';

/** The texts of a template that are Liquid, by field path (`blocks.0.items.1.title`). */
export function templateFields({
  address,
  searchTitle,
  description,
  blocks,
}: TemplateDraft): [string, string][] {
  return [
    ['address', address],
    ['searchTitle', searchTitle],
    ['description', description],
    ...blocks.flatMap((block, at) =>
      fieldsOf(block).map(([name, text]): [string, string] => [`blocks.${at}.${name}`, text]),
    ),
  ];
}

function fieldsOf({ kind: _, ...parts }: UnfinishedBlock): [string, string][] {
  return Object.entries(parts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[name, value]]
      : (value as Record<string, string>[]).flatMap((item, at) =>
          Object.entries(item).map(([field, text]): [string, string] => [`${name}.${at}.${field}`, text]),
        ),
  );
}
