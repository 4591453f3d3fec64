/** The lists of page templates, shown as tabs. */
export const templateLists = [
  { name: 'template-generator', label: 'Templates' },
  { name: 'template-generator/runs', label: 'Runs' },
  { name: 'template-generator/pages', label: 'Generated pages' },
  { name: 'template-generator/rollouts', label: 'Rollouts' },
] as const;
