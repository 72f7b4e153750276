import { Faulty } from './jar.ts'

/** Longer ones describe no addon. */
export const longestDescription = 2 ** 20
/** Of what a reader makes a tree of, which is many times as large: with YAML two hundred times. */
const longest = { json: 256 * 1024, yaml: 24 * 1024, toml: 64 * 1024 }

const strippedBom = (text: string) => text.replace(/^\ufeff/, '')

/** JSON as loaders take it: with remarks, commas at the end and line breaks within texts. */
export function lenientJson(bytes: Buffer): unknown {
  const text = strippedBom(bytes.toString('utf8'))
  if (text.length > longest.json) throw new Faulty('too_large')
  try {
    return JSON.parse(text)
  } catch {
    const strict = text.replace(
      /"(?:[^"\\]|\\[\s\S])*(?:"|$)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|,(?=\s*[}\]])/g,
      (part) =>
        part.startsWith('"') ? part.replace(/\p{Cc}/gu, (one) => JSON.stringify(one).slice(1, -1)) : '',
    )
    return parsed(() => JSON.parse(strict))
  }
}

/**
 * Of YAML only the blocks of these keys are read: a plugin's file may be long, by its commands and permissions, and what a reader makes
 * of it is a hundred times as long.
 */
export async function yamlOf(bytes: Buffer, keys: readonly string[]): Promise<unknown> {
  const { parse } = await import('yaml')
  const kept: string[] = []
  let isWanted = false
  let hasKeys = false
  for (const line of strippedBom(bytes.toString('utf8')).split(/\r?\n/)) {
    const key = /^(["']?)([\w-]{1,60})\1\s*:/.exec(line)?.[2]
    if (key !== undefined) {
      isWanted = keys.includes(key)
      hasKeys = true
    } else if (!hasKeys || !/^(?:[\s#-]|$)/.test(line)) isWanted = true
    if (isWanted) kept.push(line)
  }
  const text = kept.join('\n')
  if (text.length > longest.yaml) throw new Faulty('too_large')
  return parsed(() => parse(text, { maxAliasCount: 50, uniqueKeys: false, logLevel: 'silent' }))
}

export async function tomlOf(bytes: Buffer): Promise<unknown> {
  const { parse } = await import('smol-toml')
  const text = strippedBom(bytes.toString('utf8'))
  if (text.length > longest.toml) throw new Faulty('too_large')
  return parsed(() => parse(text))
}

/** Whatever a reader throws, also at what is nested too deep. */
function parsed(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    throw new Faulty('damaged')
  }
}
