import { type Context, createContext, use } from 'react'

/**
 * A context that a parent must provide, and the hook that reads it. The hook's error names `name`
 * if the provider is missing.
 */
export function requiredContext<Value>(name: string): [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null)
  return [
    context,
    () => {
      const value = use(context)
      if (value === null) throw new Error(`${name} is read outside of its provider`)
      return value
    },
  ]
}
