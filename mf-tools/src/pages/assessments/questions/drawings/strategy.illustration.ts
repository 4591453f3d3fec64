import { chart, explodedView, list, plan, rooms } from './explodedView';

/** A house, a list, a plan with dates, and what became of it. */
export default explodedView(rooms(), list(), plan(), chart());
