/**
 * Styles of the short class names in illustrations. Strokes keep their width at any size; fills are three tones of
 * one light from the upper left. Illustrations are separate files, so this is the only place besides the kit's theme
 * that defines colors.
 */
export const styleClasses: Record<string, StyleAttributes> = {
  s1: { stroke: '@i1', 'stroke-width': '1.4' },
  s2: { stroke: '@i2', 'stroke-width': '.9' },
  s3: { stroke: '@i3', 'stroke-width': '.6' },
  n: { fill: 'none' },
  fa: { fill: '@fa' },
  fb: { fill: '@fb' },
  fc: { fill: '@fc' },
  fd: { fill: '@fd' },
  fe: { fill: '@fe' },
  fs: { fill: '@fs' },
  fg: { fill: '@fg' },
  fh: { fill: '@fh' },
  fl: { fill: '@fl' },
  /** Centerlines and axes. */
  ax: { fill: 'none', stroke: '@i2', 'stroke-width': '1', 'stroke-dasharray': '14 4 2 4' },
  /** Hidden edges. */
  hid: { fill: 'none', stroke: '@i3', 'stroke-width': '.8', 'stroke-dasharray': '5 4' },
  /** Dimension lines and the oblique strokes that end them. */
  dim: { fill: 'none', stroke: '@i3', 'stroke-width': '.8' },
  dimt: { fill: 'none', stroke: '@i1', 'stroke-width': '1.4' },
  /** Primary text. */
  pen: { fill: 'none', stroke: '@i0', 'stroke-width': '2.4' },
  /** A missing part, in the ember's dark tone. */
  gh: { fill: 'none', stroke: '@ed', 'stroke-width': '1.5', 'stroke-dasharray': '7 6' },
  ghn: { fill: 'none', stroke: '@ed', 'stroke-width': '1', 'stroke-dasharray': '4 4' },
  ghf: { fill: '@em', 'fill-opacity': '.06' },
  /** Accent: a filled ember, an ember line, and its glow. */
  em: { fill: '@em' },
  eml: { fill: 'none', stroke: '@em', 'stroke-width': '2' },
  emf: { fill: '@em', 'fill-opacity': '.2' },
  /** The line that lights up when its row is hovered (`file.svg#lit`). */
  heat: { fill: 'none', stroke: '@heat', 'stroke-width': '1.4' },
  /** Section hatching in two directions, so that adjacent parts can be told apart. */
  ha: { fill: 'url(#ha)' },
  hb: { fill: 'url(#hb)' },
  halo: { fill: 'url(#halo)' },
  /** Even-odd fill, for outlines with holes. */
  eo: { 'fill-rule': 'evenodd' },
  /** Lamplight. */
  pool: { fill: 'url(#pool)' },
  lamp: { fill: '@lamp' },
};

export const lightPalette: Palette = {
  i0: '#0A1B2E',
  i1: '#0E3F6E',
  i2: '#2D5D94',
  i3: '#3A6EA5',
  fa: '#FFFFFF',
  fb: '#F0F4F7',
  fc: '#DAE4ED',
  fd: '#B5C8DB',
  fe: '#E4EBF1',
  fs: '#F7F9FB',
  fg: '#F7F5F0',
  fh: '#2D5D94',
  fl: '#A9BED3',
  em: '#F26A21',
  ed: '#B8430B',
  heat: '#0E3F6E',
  lamp: '#FFB27A',
};

/** Colors on navy. */
export const darkPalette: Palette = {
  ...lightPalette,
  i0: '#FFFFFF',
  i1: '#DCE9F6',
  i2: '#9FC0E2',
  i3: '#6E97C2',
  fa: '#15497C',
  fb: '#114170',
  fc: '#0B3158',
  fd: '#092748',
  fe: '#0E3A66',
  fs: '#0C335C',
  fg: '#0C3660',
  fh: '#DCE9F6',
  fl: '#5684B3',
  ed: '#FF8A45',
  heat: '#F26A21',
};

export type Palette = Record<
  | 'i0'
  | 'i1'
  | 'i2'
  | 'i3'
  | 'fa'
  | 'fb'
  | 'fc'
  | 'fd'
  | 'fe'
  | 'fs'
  | 'fg'
  | 'fh'
  | 'fl'
  | 'em'
  | 'ed'
  | 'heat'
  | 'lamp',
  string
>;

type StyleAttributes = Record<string, string>;
