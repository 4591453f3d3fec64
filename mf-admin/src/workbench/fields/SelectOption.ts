/** One of the values that a field or a filter offers. */
export interface SelectOption {
  value: string;
  label: string;
}
