/** Metrics of Instrument Sans, in em. */
const ASCENT = 0.97;
const DESCENT = 0.25;

interface Fallback {
  family: string;
  weights: string;
  /** Full names and PostScript names for `local()`; the first installed one is used. */
  fonts: string[];
  /** Size relative to Instrument Sans. */
  size: number;
}

/** Arial, and fonts with the same metrics on Linux, ChromeOS and older Apple systems. */
const ARIAL = ['Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Helvetica'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'];
/** A variable system font is found by the name of its regular weight. */
const ROBOTO = ['Roboto', 'Roboto-Regular'];

/**
 * Fallback fonts until Instrument Sans loads: system fonts, scaled so that text wraps at the same places. One scale
 * is not enough, because Instrument Sans gets wider with its weight, while Arial and DejaVu Sans have two weights.
 */
const FALLBACKS: Fallback[] = [
  { family: 'Arial Fallback', weights: '400 450', fonts: ARIAL, size: 1.02 },
  { family: 'Arial Fallback', weights: '500 550', fonts: ARIAL, size: 1.04 },
  { family: 'Arial Fallback', weights: '600 700', fonts: ARIAL_BOLD, size: 0.987 },
  { family: 'Roboto Fallback', weights: '400 450', fonts: ROBOTO, size: 1.026 },
  {
    family: 'Roboto Fallback',
    weights: '500 550',
    fonts: ['Roboto Medium', 'Roboto-Medium', ...ROBOTO],
    size: 1.035,
  },
  {
    family: 'Roboto Fallback',
    weights: '600 700',
    fonts: ['Roboto Bold', 'Roboto-Bold', ...ROBOTO],
    size: 1.05,
  },
  { family: 'DejaVu Fallback', weights: '400 450', fonts: ['DejaVu Sans'], size: 0.903 },
  { family: 'DejaVu Fallback', weights: '500 550', fonts: ['DejaVu Sans'], size: 0.926 },
  { family: 'DejaVu Fallback', weights: '600 700', fonts: ['DejaVu Sans Bold'], size: 0.838 },
];

export const fallbackFamilies = [...new Set(FALLBACKS.map(({ family }) => `"${family}"`))].join(', ');

/** Minified, because they are in the head of every page. */
export const fallbackFaces = FALLBACKS.map(({ family, weights, fonts, size }) => {
  const descriptors = {
    'font-family': `"${family}"`,
    src: fonts.map((name) => `local("${name}")`).join(),
    'font-weight': weights,
    'size-adjust': percent(size),
    'ascent-override': percent(ASCENT / size),
    'descent-override': percent(DESCENT / size),
    'line-gap-override': '0%',
  };
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}).join('');

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
