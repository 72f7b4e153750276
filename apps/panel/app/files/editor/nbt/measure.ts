/** Why NBT is not shown. `not_nbt`: another format, or damaged. */
export type NbtFault = 'not_nbt' | 'too_deep' | 'too_many' | 'too_large'

export class NbtRefused extends Error {
  fault: NbtFault
  constructor(fault: NbtFault) {
    super(fault)
    this.fault = fault
  }
}

/** Minecraft's own nesting limit. */
const maxDepth = 512
/** Each becomes an object: more would fill a phone's memory. */
const maxNodes = 1_000_000

export type NbtForm = { endian: 'big' | 'little'; bedrockLevel: boolean; rootName: boolean }

/** Bytes of a value by its tag; for an array, of one element. */
const sizes: Record<number, number> = { 1: 1, 2: 2, 3: 4, 4: 8, 5: 4, 6: 8, 7: 1, 11: 4, 12: 8 }
const arrays = new Set([7, 11, 12])
const [string, list, compound] = [8, 9, 10]

const forms: readonly NbtForm[] = (['big', 'little'] as const).flatMap((endian) =>
  [true, false].map((rootName) => ({ endian, bedrockLevel: false, rootName })),
)

/**
 * Validates NBT without building objects, so that the result is neither endless nor too deep for
 * the stack.
 * It refuses lengths beyond the data, huge empty lists and extreme nesting. Returns the format.
 */
export function measureNbt(bytes: Uint8Array): NbtForm {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isLevel = bytes.length > 8 && view.getUint32(4, true) === bytes.length - 8
  const ways: readonly NbtForm[] = isLevel
    ? [{ endian: 'little', bedrockLevel: true, rootName: true }, ...forms]
    : forms
  let refusal: NbtRefused | undefined
  for (const way of ways)
    try {
      walk(view, way)
      return way
    } catch (error) {
      if (!(error instanceof NbtRefused)) throw error
      // `not_nbt` may come from the wrong byte order; other faults come from the right one.
      if (!refusal || refusal.fault === 'not_nbt') refusal = error
    }
  throw refusal ?? new NbtRefused('not_nbt')
}

/** The current level: a compound (null), or a list with the remaining number of elements. */
type Level = { inner: number | null; left: number }

function walk(view: DataView, { endian, bedrockLevel, rootName }: NbtForm): void {
  const little = endian === 'little'
  let at = bedrockLevel ? 8 : 0
  let nodes = 0
  const take = (length: number): number => {
    if (length < 0 || at + length > view.byteLength) throw new NbtRefused('not_nbt')
    at += length
    return at - length
  }
  const takeText = () => void take(view.getUint16(take(2), little))
  const levels: Level[] = []
  const enter = (tag: number): void => {
    if (++nodes > maxNodes) throw new NbtRefused('too_many')
    const size = sizes[tag]
    if (tag === string) takeText()
    else if (tag === compound) levels.push({ inner: null, left: 0 })
    else if (tag === list) {
      const inner = view.getUint8(take(1))
      const left = view.getInt32(take(4), little)
      if (inner > 12 || (inner === 0 && left > 0)) throw new NbtRefused('not_nbt')
      // Minecraft reads a negative length as an empty list.
      levels.push({ inner, left: Math.max(0, left) })
    } else if (size === undefined) throw new NbtRefused('not_nbt')
    else take(arrays.has(tag) ? size * view.getInt32(take(4), little) : size)
    if (levels.length > maxDepth) throw new NbtRefused('too_deep')
  }

  const root = view.getUint8(take(1))
  if (root !== compound && root !== list) throw new NbtRefused('not_nbt')
  if (rootName) takeText()
  enter(root)
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    if (level.inner !== null) {
      if (level.left-- > 0) enter(level.inner)
      else levels.pop()
      continue
    }
    const tag = view.getUint8(take(1))
    if (tag === 0) levels.pop()
    else {
      takeText()
      enter(tag)
    }
  }
  if (at !== view.byteLength) throw new NbtRefused('not_nbt')
}
