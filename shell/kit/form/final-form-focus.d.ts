declare module 'final-form-focus' {
  import type { Decorator } from 'final-form';

  /** Moves the focus to the first field in error, in the order the fields stand in the form. */
  export default function createDecorator<Values>(): Decorator<Values>;
}
