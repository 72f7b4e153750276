/** The policy of what is opened by itself: it runs nothing and loads nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'"

type Options = {
  /** Browsers are to keep to HTTPS on the host's subdomains too. */
  subdomains?: boolean
}

/** Headers of every answer of a server whose public address is `url`. */
export function securityHeaders(url: string, { subdomains = false }: Options = {}): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not no-referrer: browsers would then send `Origin: null` with forms, which are refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(url.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

/** The same for pages and what they load. */
export function pageSecurityHeaders(url: string, options?: Options): Record<string, string> {
  return {
    ...securityHeaders(url, options),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}
