import { parseGson } from './formats/gson.ts'
import type { ScalarReading } from './formats/snake-yaml.ts'
import { DamagedJar } from './jar.ts'

/** Longer files describe no addon. */
export const maxDescriptionBytes = 2 ** 20
/** Limits for parsed text, whose tree is many times larger: two hundred times for YAML. */
const maxLength = { json: 256 * 1024, yaml: 24 * 1024, toml: 64 * 1024 }

const strippedBom = (text: string) => text.replace(/^\ufeff/, '')

/** Lenient JSON as loaders read it with Gson. A number stays its original text. Throws Faulty. */
export function lenientJson(bytes: Buffer): unknown {
  const text = strippedBom(bytes.toString('utf8'))
  if (text.length > maxLength.json) throw new DamagedJar('too_large')
  return parsed(() => parseGson(text))
}

/**
 * YAML as plugin loaders read it with SnakeYAML. Of a long or partly damaged file it reads only the
 * blocks of these keys, with the anchors they refer to, because long commands and permissions are
 * common. Throws Faulty.
 */
export async function yamlOf(
  bytes: Buffer,
  keys: readonly string[],
  reading: ScalarReading = 'as_object',
): Promise<unknown> {
  const { snakeYaml } = await import('./formats/snake-yaml.ts')
  const whole = strippedBom(bytes.toString('utf8'))
  if (whole.length <= maxLength.yaml)
    try {
      return snakeYaml(whole, reading)
    } catch {
      // The error may be in unneeded blocks.
    }
  const text = blocksOf(whole, keys)
  if (text.length > maxLength.yaml) throw new DamagedJar('too_large')
  return parsed(() => snakeYaml(text, reading))
}

function blocksOf(whole: string, keys: readonly string[]): string {
  const blocks: { lines: string[]; isWanted: boolean }[] = [{ lines: [], isWanted: true }]
  let quote: string | undefined
  for (const line of whole.split(/\r\n?|\n/)) {
    if (quote !== undefined) {
      // SnakeYAML accepts quoted text at the left edge, our parser does not.
      blocks.at(-1)?.lines.push(`  ${line}`)
      if (hasQuote(line, quote)) quote = undefined
      continue
    }
    const [, sign, rest = ''] = /^(?:"[\w-]+"|'[\w-]+'|[\w-]+)\s*:\s+(["'])(.*)$/.exec(line) ?? []
    if (sign !== undefined && !hasQuote(rest, sign)) quote = sign
    const key = /^(["']?)([\w-]{1,60})\1\s*:/.exec(line)?.[2]
    const isStrange = blocks.length > 1 && !/^(?:[\s#-]|$)/.test(line)
    if (key !== undefined) blocks.push({ lines: [line], isWanted: keys.includes(key) })
    else if (isStrange) blocks.push({ lines: [line], isWanted: true })
    else blocks.at(-1)?.lines.push(line)
  }
  const byAnchor = new Map<string, (typeof blocks)[number][]>()
  for (const block of blocks)
    for (const name of namesAfter('&', block.lines)) {
      const those = byAnchor.get(name)
      if (those) those.push(block)
      else byAnchor.set(name, [block])
    }
  const due = blocks.filter(({ isWanted }) => isWanted)
  for (let block = due.pop(); block; block = due.pop())
    for (const name of namesAfter('*', block.lines))
      for (const other of byAnchor.get(name) ?? [])
        if (!other.isWanted) {
          other.isWanted = true
          due.push(other)
        }
  return blocks.flatMap(({ lines, isWanted }) => (isWanted ? lines : [])).join('\n')
}

/** Whether a quoted text ends in this line. An escaped quote is part of the text. */
const hasQuote = (line: string, quote: string): boolean =>
  line.replaceAll(quote === '"' ? /\\./g : /''/g, '').includes(quote)

/** Names of anchors or aliases, or text that looks like one. */
const namesAfter = (sign: '&' | '*', lines: readonly string[]): Set<string> =>
  new Set(
    lines.flatMap((line) =>
      [
        ...line.matchAll(sign === '&' ? /(?<![^\s,[{])&([^\s,[\]{}]+)/g : /(?<![^\s,[{])\*([^\s,[\]{}]+)/g),
      ].map(([, name = '']) => name),
    ),
  )

export async function tomlOf(bytes: Buffer): Promise<unknown> {
  const { parse } = await import('smol-toml')
  const text = strippedBom(bytes.toString('utf8'))
  if (text.length > maxLength.toml) throw new DamagedJar('too_large')
  return parsed(() => parse(text))
}

/** Converts all errors of a parser, also of too deep nesting. */
function parsed(parse: () => unknown): unknown {
  try {
    return parse()
  } catch {
    throw new DamagedJar('damaged')
  }
}
