import { clock, disks, explodedView, partitions, ticked } from './explodedView';

/** A building, a second copy, the recovery time and the proof. */
export default explodedView(partitions(), disks(), clock(), ticked());
