/**
 * The version of the renderer: a hash of its sources and libraries, which `renderer.test.ts` checks. Texts that another
 * version rendered are rendered again in the background.
 */
export const RENDERER_VERSION = '3f0ad2ceef0c';
