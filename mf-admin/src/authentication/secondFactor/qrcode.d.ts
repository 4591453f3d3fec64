declare module 'qrcode' {
  /** A square of modules; true is dark. */
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; get: (row: number, column: number) => number | boolean } };
}
