/**
 * How Floodgate names players of Bedrock on a server of the game for Java: `username-prefix` before the gamertag, cut to 16 signs, and
 * `replace-spaces`. Source: Floodgate, HandshakeDataImpl and config.yml.
 */
export type BedrockNaming = { prefix: string; replacesSpaces: boolean }

const maxLength = 16

/** Letters, digits and single blanks, as gamertags have them; a few of them may be left of a long one. */
const gamertag = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_'-]| (?! |$))*$/u
/** Signs before a gamertag. `@` would be a selector to commands, and `/` and quotes would end a name. */
const signs = /^[^\p{L}\p{N}\p{C}\p{Z}_@/"'\\]{1,15}/u

/**
 * The name that a player of Bedrock has on the server; undefined for what is none. Where the naming is unknown, as behind a proxy with
 * Floodgate, any sign may be the prefix.
 */
export function bedrockName(text: string, naming?: BedrockNaming): string | undefined {
  const prefix = naming && text.startsWith(naming.prefix) ? naming.prefix : signs.exec(text)?.[0]
  // One sign more was taken before, and may be what another program leaves of a name.
  if (prefix === undefined || text.length < 2 || text.length > maxLength + 1) return undefined
  if (prefix === '' && /^\w+$/.test(text)) return undefined
  if (!gamertag.test(text.slice(prefix.length))) return undefined
  return naming?.replacesSpaces ? text.replaceAll(' ', '_') : text
}
