import { parseGson } from './formats/gson.ts'
import type { ScalarReading } from './formats/snake-yaml.ts'
import { Faulty } from './jar.ts'

/** Longer ones describe no addon. */
export const longestDescription = 2 ** 20
/** Of what a reader makes a tree of, which is many times as large: with YAML two hundred times. */
const longest = { json: 256 * 1024, yaml: 24 * 1024, toml: 64 * 1024 }

const strippedBom = (text: string) => text.replace(/^\ufeff/, '')

/** JSON as loaders take it, by Gson. A number is the text that it was written as. Throws Faulty. */
export function lenientJson(bytes: Buffer): unknown {
  const text = strippedBom(bytes.toString('utf8'))
  if (text.length > longest.json) throw new Faulty('too_large')
  return parsed(() => parseGson(text))
}

/**
 * YAML as plugins' loaders take it, by SnakeYAML. Only the blocks of these keys are read: a plugin's file may be long, by its commands
 * and permissions, and what a reader makes of it is a hundred times as long. Throws Faulty.
 */
export async function yamlOf(
  bytes: Buffer,
  keys: readonly string[],
  reading: ScalarReading = 'as_object',
): Promise<unknown> {
  const { snakeYaml } = await import('./formats/snake-yaml.ts')
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
  return parsed(() => snakeYaml(text, reading))
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
