/** What opens a state: samples that everybody may know, as nothing in it is anybody's. */
export type StateSecrets = {
  authSecret: string
  /** Of the demo world's people. */
  examplePassword: string
  /** Of the customers that the state adds. */
  samplePassword: string
  nodeTokens: Record<'1' | '2', string>
  /** Of the link in a mail that was sent and not opened. */
  resetCode: string
  sshKey: string
  sftpPassword: string
  /** Of a session that was open. */
  cookies: Record<string, string>
  /** Of the account `guarded`. */
  secondFactor: { secret: string; recoveryCode: string }
  servers: Record<'world' | 'shop' | 'late' | 'moving', string>
}

/** What the old version answered before it ended. */
export type ExpectedState = {
  madeAt: string
  accounts: Record<string, Record<string, unknown>>
  nodes: Record<'1' | '2', Record<string, unknown>>
  journal: Record<string, unknown>[]
  /** Rows by table. */
  rows: Record<string, number>
  /** Digests of the servers' files by path. */
  files: Record<'one' | 'two', Record<string, string>>
}
