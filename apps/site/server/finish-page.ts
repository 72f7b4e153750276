import { createHash } from 'node:crypto'

/** By the name that pages call a script by: its address with the hash of its text. */
export type ScriptNames = Record<string, string>

/** A page as it is served, and React's start module, if the page starts React, with the address it belongs at. */
export type FinishedPage = { html: string; start?: { address: string; code: string } }

/**
 * Puts the scripts' hashed names in place and takes React out of the way of the first paint: its module script becomes
 * a file that frame.ts imports once the page has loaded, and nothing of it is preloaded. What loaders returned stays in
 * the page itself, so the module depends on the route alone.
 */
export function finishPage(rendered: string, scripts: ScriptNames): FinishedPage {
  let html = rendered
  for (const [name, hashed] of Object.entries(scripts)) html = html.replaceAll(`"${name}"`, `"${hashed}"`)
  html = html.replace(/<link rel="modulepreload"[^>]*>/g, '')
  const module = /<script\b[^>]*type="module"[^>]*>([^<][\s\S]*?)<\/script>/.exec(html)
  const code = module?.[1]
  if (!module || !code) return { html }
  const address = `/assets/start-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  const pointer = `<script type="application/json" data-start="${address}"></script>`
  return { html: html.replace(module[0], () => pointer), start: { address, code } }
}
