/*
 * Reads the text that a method of a Java class returns, if the method only returns a constant. Runs
 * nothing of the class. Format: Java Virtual Machine Specification, chapter 4.
 */

const longTags = new Set([5, 6])
/** Bytes of a constant after its tag. Utf8 (1) contains its own length. */
const constantBytes: Record<number, number> = {
  ...{
    3: 4,
    4: 4,
    5: 8,
    6: 8,
    7: 2,
    8: 2,
    9: 4,
    10: 4,
    11: 4,
    12: 4,
    15: 3,
    16: 2,
    17: 4,
    18: 4,
    19: 2,
    20: 2,
  },
}
const ldc = 0x12
const ldcWide = 0x13
const areturn = 0xb0

/**
 * Undefined if there is no such method, or it does more. Throws RangeError if the bytes are no
 * class.
 */
export function constantReturnedBy(bytes: Buffer, method: string): string | undefined {
  if (bytes.readUInt32BE(0) !== 0xcafebabe) return undefined
  const { texts, strings, end } = constantsOf(bytes)
  let at = end + 6
  at += 2 + 2 * bytes.readUInt16BE(at)
  const fields = skipMembers(bytes, at, () => undefined)
  let found: string | undefined
  skipMembers(bytes, fields, (name, type, attribute, code) => {
    if (texts.get(name) !== method || texts.get(type) !== '()Ljava/lang/String;') return
    if (texts.get(attribute) !== 'Code') return
    const from = code + 8
    const operation = bytes[from]
    const index =
      operation === ldc ? bytes.readUInt8(from + 1) : operation === ldcWide ? bytes.readUInt16BE(from + 1) : 0
    const next = from + (operation === ldc ? 2 : 3)
    if (index > 0 && bytes[next] === areturn) found = texts.get(strings.get(index) ?? 0)
  })
  return found
}

function constantsOf(bytes: Buffer) {
  const texts = new Map<number, string>()
  /** The index of each string's text. */
  const strings = new Map<number, number>()
  const count = bytes.readUInt16BE(8)
  let at = 10
  for (let index = 1; index < count; index += 1) {
    const tag = bytes.readUInt8(at)
    if (tag === 1) {
      const length = bytes.readUInt16BE(at + 1)
      texts.set(index, bytes.toString('utf8', at + 3, at + 3 + length))
      at += 3 + length
      continue
    }
    const length = constantBytes[tag]
    if (length === undefined) throw new RangeError(`no constant has the tag ${tag}`)
    if (tag === 8) strings.set(index, bytes.readUInt16BE(at + 1))
    if (longTags.has(tag)) index += 1
    at += 1 + length
  }
  return { texts, strings, end: at }
}

/**
 * Skips fields or methods and returns the offset of their end. Calls `attribute` with the offset of
 * an attribute's content.
 */
function skipMembers(
  bytes: Buffer,
  from: number,
  attribute: (name: number, type: number, attribute: number, content: number) => void,
): number {
  let at = from + 2
  for (let left = bytes.readUInt16BE(from); left > 0; left -= 1) {
    const [name, type, count] = [2, 4, 6].map((offset) => bytes.readUInt16BE(at + offset))
    at += 8
    for (let each = 0; each < (count ?? 0); each += 1) {
      attribute(name ?? 0, type ?? 0, bytes.readUInt16BE(at), at + 6)
      at += 6 + bytes.readUInt32BE(at + 2)
    }
  }
  return at
}
