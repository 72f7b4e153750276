import { createHash } from 'node:crypto'

/** By the name that pages call a script by: its address with the hash of its text. */
export type ScriptNames = Record<string, string>

/** A page as it is served, and React's start module, if the page starts React, with the address it belongs at. */
export type FinishedPage = { html: string; start?: { address: string; code: string } }

/** Reads a style sheet of the build by its address. */
export type ReadStyle = (address: string) => string

/**
 * Puts the scripts' hashed names in place, writes the style sheets into the page, so that its first paint waits for no
 * further request, and makes a file of React's module script, which frame.ts imports once the page has loaded.
 * What loaders returned stays in the page itself, so the module depends on the route alone.
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
    // An island's loader would fetch its sheet again, unless it finds a link to it; a disabled one loads nothing.
    return code ? `<link rel="stylesheet" href="${address}" disabled/>` : ''
  })
  if (sheets.length > 0) html = html.replace('</head>', () => `<style>${sheets.join('')}</style></head>`)
  if (!module || !code) return { html }
  const address = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  const pointer = `<script type="application/json" data-start="${address}"></script>`
  return { html: html.replace(module[0], () => pointer), start: { address, code } }
}
