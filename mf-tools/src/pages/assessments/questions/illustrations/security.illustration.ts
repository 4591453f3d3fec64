import { explodedView, key, keyboard, lock, waves } from './explodedView';

/** A computer, its key, its lock, and remote access. */
export default explodedView(keyboard(), key(), lock(), waves());
