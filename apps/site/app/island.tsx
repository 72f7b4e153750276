import type { ReactNode } from 'react'

/**
 * Parts of pages that React hydrates in the browser, each by the module that entry.client.tsx
 * imports.
 */
export type IslandName = 'status' | 'invoice'

/**
 * A part with state in the browser, and its initial data. The page around it stays static HTML, so
 * neither the router nor the rest of the page's code is loaded. The page's `handle` needs `{
 * hydrate: true }`.
 */
export function Island({ name, data, children }: { name: IslandName; data: object; children: ReactNode }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <>
      <div data-island={name}>{children}</div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped */}
      <script type="application/json" data-of={name} dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
