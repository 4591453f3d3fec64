import { explodedView, grid, links, people, shelves } from './explodedView';

/** Shelves with places, access and connections. */
export default explodedView(shelves(), grid(), people(), links());
