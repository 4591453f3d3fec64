import { chart, explodedView, list, plan, rooms } from './explodedView';

/** A building, a list, a plan with dates, and the results. */
export default explodedView(rooms(), list(), plan(), chart());
