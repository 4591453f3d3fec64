import { assembly, chart, list, plan, rooms } from './assembly';

/** A house, a list, a plan with dates, and what became of it. */
export default assembly(rooms(), list(), plan(), chart());
