import { chart, explodedView, list, partitions, plan } from './explodedView';

/** A building, a list, a plan with dates, and the results. */
export default explodedView(partitions(), list(), plan(), chart());
