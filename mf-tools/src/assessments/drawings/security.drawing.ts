import { assembly, key, keyboard, lock, waves } from './assembly';

/** A machine, its key, its lock, and the hand that reaches it from afar. */
export default assembly(keyboard(), key(), lock(), waves());
