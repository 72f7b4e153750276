import { type Context, createContext, use } from 'react'

/** A context that somebody above must provide, and the hook that reads it; `name` stands in the error of who forgot. */
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
