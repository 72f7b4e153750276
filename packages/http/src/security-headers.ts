/** The policy of documents that are opened directly: they run and load nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'"

type Options = {
  /** HSTS covers the subdomains of the host as well. */
  subdomains?: boolean
}

/** Security headers of every response of a server with the public address `url`. */
export function securityHeaders(url: string, { subdomains = false }: Options = {}): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not `no-referrer`: browsers would send `Origin: null` with forms, and the server refuses
    // that.
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(url.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

/** Security headers of pages and their resources. */
export function pageSecurityHeaders(url: string, options?: Options): Record<string, string> {
  return {
    ...securityHeaders(url, options),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}
