import type { ReactNode } from 'react'

/** Parts of pages that React takes over in the browser, each by the module that entry.client.tsx fetches for it. */
export type IslandName = 'status' | 'bill'

/**
 * A part whose state lives in the browser, with what it starts from. The page around it stays finished HTML, so that
 * neither the router nor the rest of the page's code and words are fetched. The page's `handle` says `{ hydrate: true }`.
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
