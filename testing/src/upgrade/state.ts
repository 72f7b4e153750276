/** Secrets of a state. They protect nothing and are public. */
export type StateSecrets = {
  authSecret: string
  /** For the demo world's accounts. */
  examplePassword: string
  /** For the customers that the state adds. */
  samplePassword: string
  nodeTokens: Record<'1' | '2', string>
  /** For the link in a mail that was not opened. */
  resetCode: string
  sshKey: string
  sftpPassword: string
  /** Of an open session. */
  cookies: Record<string, string>
  /** Of the account `guarded`. */
  secondFactor: { secret: string; recoveryCode: string }
  servers: Record<'world' | 'shop' | 'late' | 'moving', string>
}

/** Responses of the old version before it ended. */
export type ExpectedState = {
  madeAt: string
  accounts: Record<string, Record<string, unknown>>
  nodes: Record<'1' | '2', Record<string, unknown>>
  journal: Record<string, unknown>[]
  /** Row count by table. */
  rows: Record<string, number>
  /** Digests of the servers' files by path. */
  files: Record<'one' | 'two', Record<string, string>>
}
