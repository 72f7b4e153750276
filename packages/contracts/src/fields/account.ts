// Apart from the schemas: browsers check by these before anything is sent.

/** What a login is made of. Upper case is taken as lower, so that two logins never differ by it alone. */
export const loginPattern = /^[a-z0-9_-]{3,20}$/
export const passwordLengths = { min: 10, max: 128 } as const

/** For an input's `pattern`, which holds for the whole of it and is matched by the rules of the flag `v`. Spaces around are taken off. */
export const inputPatterns = {
  login: String.raw`\s*[A-Za-z0-9_\-]{3,20}\s*`,
  /** What every address has that a mail can reach from here; the API looks more closely. */
  email: String.raw`\s*(?:"(?:[^"\\]|\\.)*"|[^@\s]+)@[^@\s]+[.。][^@\s.]{2,}\s*`,
} as const
