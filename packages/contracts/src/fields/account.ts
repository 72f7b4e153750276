// Separate from the schemas: browsers validate with these before they send.

/** Characters of a login. Upper case is converted, so that logins never differ only by case. */
export const loginPattern = /^[a-z0-9_-]{3,20}$/
export const passwordLengths = { min: 10, max: 128 } as const

/**
 * For an input's `pattern`, which matches the whole value with the flag `v`. Spaces around the
 * value are trimmed.
 */
export const inputPatterns = {
  login: String.raw`\s*[A-Za-z0-9_\-]{3,20}\s*`,
  /** The minimum form of a reachable address; the API validates further. */
  email: String.raw`\s*(?:"(?:[^"\\]|\\.)*"|[^@\s]+)@[^@\s]+[.。][^@\s.]{2,}\s*`,
} as const
