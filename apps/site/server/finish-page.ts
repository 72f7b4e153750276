import { createHash } from 'node:crypto'

/** Hashed address of each script by its name in the pages. */
export type ScriptNames = Record<string, string>

/** A page as served, and React's start module with its address if the page starts React. */
export type FinishedPage = { html: string; start?: { address: string; code: string } }

/** Reads a style sheet of the build by its address. */
export type ReadStyle = (address: string) => string

/**
 * Inserts hashed script names, inlines the style sheets so that the first paint needs no further
 * request, and moves React's module script into a file for frame.ts. Loader data stays in the page,
 * so the module depends on the route only.
 */
export function finishPage(rendered: string, scripts: ScriptNames, readStyle: ReadStyle): FinishedPage {
  let html = rendered
  for (const [name, hashed] of Object.entries(scripts)) html = html.replaceAll(`"${name}"`, `"${hashed}"`)
  html = html.replace(/<link rel="modulepreload"[^>]*>/g, '')
  const module = /<script\b[^>]*type="module"[^>]*>([^<][\s\S]*?)<\/script>/.exec(html)
  const code = module?.[1]
  const sheets: string[] = []
  html = html.replace(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, (_, address: string) => {
    sheets.push(readStyle(address))
    // An island's loader fetches its sheet again unless it finds a link to it; a disabled link
    // loads nothing.
    return code ? `<link rel="stylesheet" href="${address}" disabled/>` : ''
  })
  if (sheets.length > 0) html = html.replace('</head>', () => `<style>${sheets.join('')}</style></head>`)
  if (!module || !code) return { html }
  const address = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  const pointer = `<script type="application/json" data-start="${address}"></script>`
  return { html: html.replace(module[0], () => pointer), start: { address, code } }
}
