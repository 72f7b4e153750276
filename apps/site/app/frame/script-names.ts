import { createContext } from 'react'

/**
 * Modules that start React, in load order: the build's entry, and in development the reload client.
 */
export const EntryScripts = createContext<readonly string[]>([])

/**
 * Our own small scripts beside React. In development Vite serves their sources; the build bundles
 * each and replaces these names with hashed addresses.
 */
export const frameScript = import.meta.env.DEV ? '/app/frame/frame.ts' : '/assets/frame.js'
export const landingScript = import.meta.env.DEV ? '/app/landing/landing.ts' : '/assets/landing.js'
export const wikiScript = import.meta.env.DEV ? '/app/wiki/wiki.ts' : '/assets/wiki.js'
export const formsScript = import.meta.env.DEV ? '/app/forms/forms.ts' : '/assets/forms.js'
export const partnerScript = import.meta.env.DEV ? '/app/forms/partner-form.ts' : '/assets/partner.js'
/** Reloads a page after a source was saved; in development only. */
export const reloadScript = import.meta.env.DEV ? '/app/frame/reload.ts' : undefined
