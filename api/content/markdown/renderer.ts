/**
 * The version of the renderer: what it is made of, as `renderer.test.ts` counts it. Texts that another version rendered
 * are rendered anew in the background.
 */
export const RENDERER_VERSION = '2aadc47a977e';
