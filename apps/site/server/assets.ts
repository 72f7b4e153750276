import { fileURLToPath } from 'node:url'
import { filesBelow, type Resource, readResource } from '@zubr/http/resources'
import { inertPolicy, pageSecurityHeaders } from '@zubr/http/security-headers'
import { sharedFor } from '@zubr/http/shared-cache'

const client = fileURLToPath(new URL('../build/client/', import.meta.url))
const year = 31_536_000

/** Headers of every response of the site, and of its files on the panel's origin. */
export function siteSecurityHeaders(url: string): Record<string, string> {
  return pageSecurityHeaders(url, { subdomains: true })
}

/** Built files by address. */
export function assetResources(security: Record<string, string>, folder = client): [string, Resource][] {
  return filesBelow(folder).map(([address, file]) => [address, assetResource(address, file, security)])
}

/** A file with its headers: names under /assets/ contain a hash and never change. */
export function assetResource(address: string, file: string, security: Record<string, string>): Resource {
  const cache = address.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=3600'
  const headers = {
    ...security,
    ...sharedFor(1),
    'cache-control': cache,
    'content-security-policy': inertPolicy,
  }
  return readResource(file, { headers })
}
