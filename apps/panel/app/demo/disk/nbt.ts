/** Invented NBT data: strings, integers and compounds. */
export type DemoNbt = { [name: string]: string | number | DemoNbt }

const bytes = (...values: number[]) => String.fromCharCode(...values)
/** A string with a length prefix of two bytes; only ASCII below 128 characters. */
const text = (value: string) => bytes(0, value.length) + value

/**
 * Uncompressed NBT in Java's format. All bytes are below 128, so that it can be a string; numbers
 * must be small.
 */
export function nbtOf(root: DemoNbt): string {
  const branch = (compound: DemoNbt): string =>
    Object.entries(compound)
      .map(([name, value]) => {
        if (typeof value === 'string') return bytes(8) + text(name) + text(value)
        if (typeof value === 'object') return bytes(10) + text(name) + branch(value)
        return bytes(3) + text(name) + bytes(0, 0, value >> 8, value & 127)
      })
      .join('') + bytes(0)
  return bytes(10) + text('') + branch(root)
}
