import { assembly, keyboard, list, people, ticked } from './assembly';

/** A desk, and who answers when something on it stops. */
export default assembly(keyboard(), people(), list(), ticked());
