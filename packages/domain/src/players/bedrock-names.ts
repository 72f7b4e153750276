/**
 * Floodgate's names of Bedrock players on a Java server: `username-prefix` before the gamertag, cut
 * to 16 characters, and `replace-spaces`. Source: Floodgate, HandshakeDataImpl and config.yml.
 */
export type BedrockNaming = { prefix: string; replacesSpaces: boolean }

const maxLength = 16

/** Letters, digits and single spaces of a gamertag; a long one may be cut. */
const gamertag = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_'-]| (?! |$))*$/u
/**
 * Characters of a prefix. `@` would be a selector in commands, and `/` and quotes would end a name.
 */
const signs = /^[^\p{L}\p{N}\p{C}\p{Z}_@/"'\\]{1,15}/u

/**
 * The name of a Bedrock player on the server; undefined if invalid. Without known settings, as
 * behind a proxy with Floodgate, any prefix is accepted.
 */
export function bedrockName(text: string, naming?: BedrockNaming): string | undefined {
  const prefix = naming && text.startsWith(naming.prefix) ? naming.prefix : signs.exec(text)?.[0]
  // An earlier limit was one character longer, and other programs may have cut a name there.
  if (prefix === undefined || text.length < 2 || text.length > maxLength + 1) return undefined
  if (prefix === '' && /^\w+$/.test(text)) return undefined
  if (!gamertag.test(text.slice(prefix.length))) return undefined
  return naming?.replacesSpaces ? text.replaceAll(' ', '_') : text
}
