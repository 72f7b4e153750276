import { parseAst } from 'rolldown/parseAst'

/** Where a value stands in a module of `content/`: its export, then keys and indexes. */
export type At = readonly (string | number)[]

/** The parts of a syntax tree that lead to a value. */
type Node = {
  type: string
  start: number
  expression?: Node
  declaration?: { declarations?: { id: { name?: string }; init: Node | null }[] }
  properties?: { key?: { name?: string; value?: unknown }; value?: Node; start: number }[]
  elements?: (Node | null)[]
}

const trees = new Map<string, Node[]>()

/** The line of a module's source on which a value stands, or as near to it as the source shows; 1 without a trace. */
export function lineOf(source: string, [name, ...keys]: At): number {
  let tree = trees.get(source)
  if (!tree) {
    // The parser's own types know every node; only these few properties are read.
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

/** Without `as const` and `satisfies`. */
function bare(node: Node | null | undefined): Node | undefined {
  return node?.expression ? bare(node.expression) : (node ?? undefined)
}
