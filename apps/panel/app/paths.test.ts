import type { RouteObject } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { pages } from './paths.ts'

// The page's `<meta>` elements, which the panel's server writes.
vi.stubGlobal('document', { querySelector: () => null })
afterAll(() => void vi.unstubAllGlobals())
const { routes } = await import('./routes.tsx')

/** Addresses of the routes that show something of their own. */
const leaves = ({ children, path }: RouteObject, above = ''): string[] =>
  children ? children.flatMap((child) => leaves(child, path)) : [path ?? above]

test('the router shows every page of the list and none that the list does not name', () => {
  const shown = routes.flatMap((route) => leaves(route)).filter((path) => path !== '*')
  expect(shown.sort()).toEqual(Object.values(pages).sort())
})
