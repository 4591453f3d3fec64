/** The question before a change of many leads, except for an owner who is assigned. */
export function describeBulkChange(count: string, choice: string, label: string): string {
  const [field = '', value = ''] = choice.split(':');
  if (field === 'owner') return `Remove the owner of ${count}?`;
  if (field === 'priority') return `Set the priority of ${count} to ${value}?`;
  if (field === 'tag') return `Add tag ${label} to ${count}?`;
  if (field === 'untag') return `Remove tag ${label} from ${count}?`;
  return `Move ${count} to ${stageInSentence(label)}?`;
}

/** `Lost: Price` becomes `Lost (Price)`. */
export const stageInSentence = (stage: string): string => stage.replace(/: (.+)/, ' ($1)');
