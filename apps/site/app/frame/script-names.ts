import { createContext } from 'react'

/** Modules that start React on pages that ask for it, in their order: the build's entry and, while developing, what reloads it. */
export const EntryScripts = createContext<readonly string[]>([])

/**
 * Our own small scripts beside React. In development Vite serves their sources; the build bundles each and puts
 * its hashed address in place of these names.
 */
export const frameScript = import.meta.env.DEV ? '/app/frame/frame.ts' : '/assets/frame.js'
export const landingScript = import.meta.env.DEV ? '/app/landing/landing.ts' : '/assets/landing.js'
export const wikiScript = import.meta.env.DEV ? '/app/wiki/wiki.ts' : '/assets/wiki.js'
export const formsScript = import.meta.env.DEV ? '/app/forms/forms.ts' : '/assets/forms.js'
export const partnerScript = import.meta.env.DEV ? '/app/forms/partner-form.ts' : '/assets/partner.js'
/** Loads a page anew when something was saved; in development only. */
export const reloadScript = import.meta.env.DEV ? '/app/frame/reload.ts' : undefined
