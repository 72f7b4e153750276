import type { Config } from '@zubr/config'
import { nodeOrigins } from '@zubr/domain/nodes/node-address'

/**
 * The panel's Content-Security-Policy: its own files and no inline script, the API, and the nodes, which browsers ask for the ping and for
 * files, open consoles at, and send a download's form to, in a frame.
 */
export function panelPolicy({ nodeProbeUrl }: Pick<Config, 'nodeProbeUrl'>): string {
  const [overHttp, overWebSocket] = nodeSources(nodeProbeUrl)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Pictures among a server's files are fetched with a token, and shown from the page's memory.
    "img-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${overHttp} ${overWebSocket}`,
    `form-action 'self' ${overHttp}`,
    `frame-src ${overHttp}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The demo's: the panel's files and pictures made in the page itself. It connects to nothing, so that whatever its code does, nothing of
 * it reaches the API or a node, and no session is used.
 */
export function demoPolicy({ panelUrl }: Pick<Config, 'panelUrl'>): string {
  const files = `${new URL(panelUrl).origin}/panel/`
  return [
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files}`,
    `img-src ${files} blob:`,
    `font-src ${files}`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Every node over HTTP and over WebSocket. */
function nodeSources(template: string): [overHttp: string, overWebSocket: string] {
  const origins = nodeOrigins(template)
  return [origins.join(' '), origins.map((origin) => origin.replace(/^http/, 'ws')).join(' ')]
}
