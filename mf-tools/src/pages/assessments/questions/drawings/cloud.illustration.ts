import { explodedView, grid, links, people, shelves } from './explodedView';

/** Shelves, where each thing has its place, who is let in, and how they hang together. */
export default explodedView(shelves(), grid(), people(), links());
