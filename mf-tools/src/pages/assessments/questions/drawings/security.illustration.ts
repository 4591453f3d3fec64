import { explodedView, key, keyboard, lock, waves } from './explodedView';

/** A machine, its key, its lock, and the hand that reaches it from afar. */
export default explodedView(keyboard(), key(), lock(), waves());
