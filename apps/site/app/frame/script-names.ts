/**
 * Our own small scripts beside React. In development Vite serves their sources; the build bundles each and puts
 * its hashed address in place of these names.
 */
export const frameScript = import.meta.env.DEV ? '/app/frame/frame.ts' : '/assets/frame.js'
export const landingScript = import.meta.env.DEV ? '/app/landing/landing.ts' : '/assets/landing.js'
