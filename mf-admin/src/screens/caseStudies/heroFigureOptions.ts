import type { SelectOption } from '../../workbench/fields/SelectOption';

/** The figures at the top of the home page, by the names that the contract gives them. */
export const heroFigureOptions: SelectOption[] = [
  { value: '', label: 'None' },
  { value: 'resolution', label: '77% decrease in average resolution time' },
  { value: 'satisfaction', label: '98.5% customer satisfaction rating' },
  { value: 'incidents', label: '83% decrease in major incidents' },
];
