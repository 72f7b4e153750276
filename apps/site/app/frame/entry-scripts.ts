import { createContext } from 'react'

/** Modules that start React on pages that ask for it, in their order: the build's entry and, while developing, what reloads it. */
export const EntryScripts = createContext<readonly string[]>([])
