import { createHash } from 'node:crypto'
import type { SocialProvider } from '@zubr/contracts/social-networks'
import { nodeOrigins } from '@zubr/domain/nodes/node-address'
import type { Addresses } from '../app/addresses.server.ts'

/** CSP hashes of every inline script or style sheet. JSON-LD is data, not script. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  const inline = new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g')
  for (const [, attributes = '', code = ''] of html.matchAll(inline)) {
    if (code === '' || /type="application\//.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** Origins of each network's consent page. */
const networkOrigins: Record<SocialProvider, string> = {
  discord: 'https://discord.com',
  // VK is changing its domain, and browsers check the policy at every redirect.
  vk: 'https://id.vk.com https://id.vk.ru',
}

/**
 * The page's Content-Security-Policy: our files, its inline scripts by hash, the panel and the
 * nodes.
 */
export function cspOf(html: string, { panelUrl, nodeProbeUrl, networks = [] }: Addresses): string {
  const probes = nodeOrigins(nodeProbeUrl).join(' ')
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(html, 'style')].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${new URL(panelUrl).origin} ${probes}`,
    // The panel redirects a form to the chosen network, and browsers check the policy at redirects
    // too.
    ["form-action 'self'", new URL(panelUrl).origin, ...networks.map((id) => networkOrigins[id])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
