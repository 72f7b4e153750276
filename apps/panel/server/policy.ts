import type { Config } from '@zubr/config'

/**
 * The panel's Content-Security-Policy: its own files and no inline script, the API, and the nodes, which browsers ask for the ping and
 * open consoles at.
 */
export function panelPolicy({ nodeProbeUrl }: Pick<Config, 'nodeProbeUrl'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${nodeSources(nodeProbeUrl).join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Every node over HTTP and over WebSocket; one name stands for all where the template begins with it. */
function nodeSources(template: string): string[] {
  const { protocol, host } = new URL(template.replaceAll('{name}', 'any'))
  const everywhere = template.includes('{name}.') ? `*.${host.replace(/^any\./, '')}` : host
  return [`${protocol}//${everywhere}`, `${protocol === 'https:' ? 'wss:' : 'ws:'}//${everywhere}`]
}
