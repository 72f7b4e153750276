import { isAlias, isMap, isScalar, isSeq, type Node, type ParsedNode, parseDocument, type Scalar } from 'yaml'
import { javaDate, javaDouble } from './java-text.ts'

/*
 * YAML as SnakeYAML 2.2 reads it for plugins: `version: 1.10` is a double with the text 1.1.
 * Follows its Resolver and SafeConstructor. The `yaml` package differs for YAML 1.1 in booleans,
 * octals and dates.
 */

const isBoolean = /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/
const isInteger =
  /^(?:[-+]?0b_*[01][01_]*|[-+]?0_*[0-7][0-7_]*|[-+]?(?:0|[1-9][0-9_]*)|[-+]?0x_*[\da-fA-F][\da-fA-F_]*|[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+)$/
const isDouble =
  /^(?:[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+]?[0-9]+)?|[-+]?[0-9][0-9_]*[eE][-+]?[0-9]+|[-+]?\.[0-9_]+(?:[eE][-+]?[0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/
const isNull = /^(?:~|null|Null|NULL)?$/
const timestamp =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(?:Z|([-+]\d\d?)(?::(\d\d))?))?)?$/

/**
 * `as_string`: a scalar keeps its text, as for a field of type String. `as_object`:
 * `String.valueOf` of its value.
 */
export type ScalarReading = 'as_object' | 'as_string'

/** SnakeYAML's limits, except the sum, which is ours. */
const maxDepth = 50
const maxNodes = 20_000
/** SnakeYAML's `maxAliasesForCollections`. An alias of a scalar costs nothing. */
const maxCollectionAliases = 50

/**
 * The content of a document: maps, lists, null, booleans, and other values as Java's text. Throws
 * if SnakeYAML refuses it, or if it exceeds the size of descriptions.
 */
export function snakeYaml(text: string, reading: ScalarReading = 'as_object'): unknown {
  const document = parseDocument(text, {
    ...{ schema: 'failsafe', version: '1.1', uniqueKeys: false, logLevel: 'silent' },
  })
  const [error] = document.errors
  if (error) throw error
  let left = maxNodes
  let aliasesLeft = maxCollectionAliases
  /** Above 0 inside an alias, whose anchors were already registered at their definition. */
  let copies = 0
  const anchors = new Map<string, Node>()
  return readNode(document.contents, 0)

  function readNode(node: Node | ParsedNode | null | undefined, depth: number): unknown {
    left -= 1
    if (depth > maxDepth || left < 0) throw new RangeError('nested too deep, or too long')
    if (isAlias(node)) return readAlias(anchors.get(node.source) ?? fail(), depth + 1)
    if (copies === 0 && node?.anchor) anchors.set(node.anchor, node)
    if (isSeq(node)) return node.items.map((item) => readNode(item as Node, depth + 1))
    if (isMap(node)) return mapOf(node.items as MapItem[], depth)
    if (isScalar(node)) return scalarOf(node, reading)
    return null
  }

  function readAlias(node: Node, depth: number): unknown {
    if (!isScalar(node)) aliasesLeft -= 1
    if (aliasesLeft < 0) throw new RangeError('too many aliases')
    copies += 1
    const value = readNode(node, depth)
    copies -= 1
    return value
  }

  function fail(): never {
    throw new RangeError('an alias of nothing')
  }

  function mapOf(items: readonly MapItem[], depth: number): Record<string, unknown> {
    const map: Record<string, unknown> = Object.create(null)
    const merged: unknown[] = []
    for (const { key, value } of items) {
      const isMerge = isScalar(key) && key.type === 'PLAIN' && key.value === '<<'
      if (isMerge) merged.push(readNode(value, depth + 1))
      // The last value of a repeated key counts.
      else map[String(readNode(key, depth + 1))] = readNode(value, depth + 1)
    }
    for (const source of merged.flat())
      for (const [key, value] of Object.entries(Object(source)))
        if (!Object.hasOwn(map, key)) map[key] = value
    return map
  }
}

type MapItem = { key: Node; value: Node | null }

function scalarOf({ value, type, tag }: Scalar, reading: ScalarReading): unknown {
  const text = typeof value === 'string' ? value : String(value ?? '')
  const isPlain = type === 'PLAIN' || type === undefined
  const kind = tag?.replace(/^tag:yaml\.org,2002:/, '')
  if (kind === undefined ? !isPlain : kind === 'str') return text
  if (kind === 'float') return reading === 'as_string' ? text : javaDouble(doubleOf(text.replaceAll('_', '')))
  if (isNull.test(text) && (kind === undefined || kind === 'null')) return null
  if (reading === 'as_string') return text
  if (isBoolean.test(text)) return /^(?:yes|true|on)$/i.test(text)
  if (isInteger.test(text)) return integerText(text.replaceAll('_', ''))
  if (isDouble.test(text)) return javaDouble(doubleOf(text.replaceAll('_', '')))
  return dateText(text) ?? text
}

function integerText(text: string): string {
  const isNegative = text.startsWith('-')
  const digits = text.replace(/^[-+]/, '')
  const value = digits.includes(':')
    ? digits.split(':').reduce((sum, part) => sum * 60n + BigInt(part), 0n)
    : /^0[0-7]+$/.test(digits)
      ? BigInt(`0o${digits.slice(1)}`)
      : BigInt(digits)
  return String(isNegative ? -value : value)
}

function doubleOf(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1
  const digits = text.replace(/^[-+]/, '').toLowerCase()
  if (digits === '.inf') return sign * Number.POSITIVE_INFINITY
  if (digits === '.nan') return Number.NaN
  return sign * digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

function dateText(text: string): string | undefined {
  const found = timestamp.exec(text)
  if (!found) return undefined
  const [year, month, day, hour, minute, second] = found.slice(1, 7).map((part) => Number(part ?? 0))
  // A date without a time has two digits for month and day.
  if (found[4] === undefined && !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const zone = Number(found[8] ?? 0) * 60 + Math.sign(Number(found[8] ?? 0) || 1) * Number(found[9] ?? 0)
  const time = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, (minute ?? 0) - zone, second)
  return javaDate(new Date(time))
}
