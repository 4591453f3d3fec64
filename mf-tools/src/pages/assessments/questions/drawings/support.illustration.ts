import { explodedView, keyboard, list, people, ticked } from './explodedView';

/** A desk, and who answers when something on it stops. */
export default explodedView(keyboard(), people(), list(), ticked());
