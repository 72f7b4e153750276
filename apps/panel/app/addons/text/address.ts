/** A safe link target: only https. */
export function httpsAddress(href: string): string | undefined {
  try {
    const { protocol, href: address } = new URL(href)
    return protocol === 'https:' ? address : undefined
  } catch {
    // It is not an absolute URL.
    return undefined
  }
}
