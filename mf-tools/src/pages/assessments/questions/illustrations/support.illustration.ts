import { explodedView, keyboard, list, people, ticked } from './explodedView';

/** A desk, and who responds to problems. */
export default explodedView(keyboard(), people(), list(), ticked());
