import type { RouteObject } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { pages } from './paths.ts'

// The page's `<meta>` elements, which the panel's server fills in.
vi.stubGlobal('document', { querySelector: () => null })
afterAll(() => void vi.unstubAllGlobals())
const { routes } = await import('./routes.tsx')

/** Paths of the leaf routes. */
const leaves = ({ children, path }: RouteObject, above = ''): string[] =>
  children ? children.flatMap((child) => leaves(child, path)) : [path ?? above]

test('routes: the router has exactly the pages of the list', () => {
  const shown = routes.flatMap((route) => leaves(route)).filter((path) => path !== '*')
  expect(shown.sort()).toEqual(Object.values(pages).sort())
})
