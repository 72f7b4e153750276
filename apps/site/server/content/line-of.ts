import { parseAst } from 'rolldown/parseAst'

/** Path of a value in a module of `content/`: its export, then keys and indexes. */
export type At = readonly (string | number)[]

/** Parts of a syntax tree that lead to a value. */
type Node = {
  type: string
  start: number
  expression?: Node
  declaration?: { declarations?: { id: { name?: string }; init: Node | null }[] }
  properties?: { key?: { name?: string; value?: unknown }; value?: Node; start: number }[]
  elements?: (Node | null)[]
}

const trees = new Map<string, Node[]>()

/** Line of a value in a module's source, or the closest known line; 1 if nothing matches. */
export function lineOf(source: string, [name, ...keys]: At): number {
  let tree = trees.get(source)
  if (!tree) {
    // The parser's types cover every node; only these properties are read.
    tree = parseAst(source, { lang: 'ts' }).body as unknown as Node[]
    trees.set(source, tree)
  }
  const declared = tree
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .find(({ id }) => id.name === name)
  let node = bare(declared?.init)
  let start = node?.start ?? 0
  for (const key of keys) {
    const property = node?.properties?.find(({ key: own }) => own?.name === key || own?.value === key)
    const next = typeof key === 'number' ? node?.elements?.[key] : property?.value
    if (!next) break
    start = property?.start ?? next.start
    node = bare(next)
  }
  return source.slice(0, start).split('\n').length
}

/** The expression without `as const` and `satisfies`. */
function bare(node: Node | null | undefined): Node | undefined {
  return node?.expression ? bare(node.expression) : (node ?? undefined)
}
