/**
 * The path to open after the log-in, while the visitor is at the site's form or at a social
 * network.
 */
export const nextCookie = 'zubr.next'

/** The attributes of a cookie that only the server reads. */
export const cookieAttributes = (panelUrl: string, maxAgeSeconds: number) =>
  `; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${panelUrl.startsWith('https:') ? '; Secure' : ''}`

export const clearNextCookie = (panelUrl: string) => `${nextCookie}=${cookieAttributes(panelUrl, 0)}`

/** A path of the panel, or undefined for anything that might lead to another site. */
export function localPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value))
    return undefined
  const base = 'https://panel.invalid'
  if (!URL.canParse(value, base)) return undefined
  const { origin, pathname, search, hash } = new URL(value, base)
  // Resolving `..` may leave a path that another browser reads as a host.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
