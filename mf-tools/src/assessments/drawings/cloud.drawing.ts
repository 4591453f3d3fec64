import { assembly, grid, links, people, shelves } from './assembly';

/** Shelves, where each thing has its place, who is let in, and how they hang together. */
export default assembly(shelves(), grid(), people(), links());
