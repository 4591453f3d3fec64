/** The `externals` of a bundle: the modules that are not bundled, and how each is loaded. */
export function externals(asExternal: (request: string) => string, isExternal: (request: string) => boolean) {
  return ({ request = '' }: { request?: string }, done: (error?: null, result?: string) => void) =>
    isExternal(request) ? done(null, asExternal(request)) : done();
}
