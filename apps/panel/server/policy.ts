import type { Config } from '@zubr/config'
import { nodeOrigins } from '@zubr/domain/nodes/node-address'

/**
 * The panel's Content-Security-Policy: its own files without inline scripts, the API, and the
 * nodes.
 * Browsers use nodes for pings, files and consoles, and post a download's form to them in a frame.
 */
export function panelPolicy({ nodeProbeUrl }: Pick<Config, 'nodeProbeUrl'>): string {
  const [overHttp, overWebSocket] = nodeSources(nodeProbeUrl)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Images among a server's files are fetched with a token, and shown as blob URLs.
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
 * The demo's policy: the panel's files and generated images only. It connects to nothing, so its
 * code never reaches the API or a node, and uses no session.
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
