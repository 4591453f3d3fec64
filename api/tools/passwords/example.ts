/** A range in the format of the breach list; the last line is padding. */
export function examplePwnedRange(): string {
  return [
    '1D72CD07550416C216D8AD296BF5C0AE8E0:10',
    '1E4C9B93F3F0682250B6CF8331B7EE68FD8:52256179',
    '1F2B668E8AABEF1C59E9EC6F82E3F3CD786:0',
  ].join('\r\n');
}
